/** Which short lessons have been done in this browser. */
import { keep, recall } from '../base/browserStorage.ts';

const nameOf = (game: string, exercise: string): string => `practised.${game}.${exercise}`;

export const isPractised = (game: string, exercise: string): boolean => recall(nameOf(game, exercise)) !== null;
export const notePractised = (game: string, exercise: string): void => keep(nameOf(game, exercise), 'yes');
