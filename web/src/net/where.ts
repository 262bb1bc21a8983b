/** Which host answers: the server the page came from, or this browser itself. */
import { isHere } from '@gloaming/host/place';
import { isServerless } from '../base/serverless.ts';

export type Where = 'server' | 'here';

export const whereOf = (table: string | undefined): Where =>
  isServerless || (table !== undefined && isHere(table)) ? 'here' : 'server';
