/** How much of something there can be. */

/** A log is asked for a page at a time; most games fit into one. */
export const MOST_ENTRIES = 1_000;
/** What is longer after cleaning is refused; a request may hold more, since spaces and invisible marks are taken out. */
export const LONGEST_NAME = 24;
