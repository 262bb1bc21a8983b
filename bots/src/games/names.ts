/** What those who play for the program are called. */
import type { GameName } from '@gloaming/games/fetch';

/** By game, more names than seats, some of which people may have. */
export const NAMES: { readonly [N in GameName]: readonly string[] } = {
  'res-arcana': ['Corvo', 'Isaura', 'Balthus', 'Vesna', 'Aurelio', 'Tamsin', 'Ruprecht', 'Odile', 'Zenobia', 'Lazar'],
  evenfall: ['Maren', 'Ysolt', 'Brida', 'Halka', 'Nerea', 'Oriel', 'Sanna', 'Ludmila', 'Wenna', 'Iracema'],
};
