export type Names = readonly string[];

/** Several names are one list, as the language joins them. */
export const listIn =
  (locale: string) =>
  (names: Names): string =>
    new Intl.ListFormat(locale).format(names);
