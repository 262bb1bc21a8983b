/** The games that the page can show, in the order of the start page. */
export const MOODS = ['res-arcana', 'evenfall'] as const;
export type Mood = (typeof MOODS)[number];
export const isMood = (game: string): game is Mood => MOODS.some((mood) => mood === game);
