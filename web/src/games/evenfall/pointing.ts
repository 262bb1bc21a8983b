/** Which thing on the table an option is about. */
import { evenfall } from '@gloaming/evenfall';
import { pointing } from '../../table/pointing.ts';

export const targetOf = pointing(evenfall, {});
