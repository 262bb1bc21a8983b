/** Which tables are in this browser, by their ids. */

/** No server gives a table an id with this letter: it is mistaken for a digit. */
export const HERE = 'l';
export const isHere = (table: string): boolean => table.startsWith(HERE);
