/** Server-Sent Events, as text. */
export const makeEvent = (event: string, data: unknown, id?: number): string =>
  eventOf(event, JSON.stringify(data), id);
export const eventOf = (event: string, text: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${text}\n\n`;
