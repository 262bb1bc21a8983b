/** Which host answers: the server the page came from, or this browser itself. */
import { isHere } from '@gloaming/host/place';

export type Where = 'server' | 'here';

/** Whoever puts the page where no server is says so in it. */
export const isServerless: boolean =
  document.querySelector('meta[name="gloaming-host"]')?.getAttribute('content') === 'here';

export const whereOf = (table: string | undefined): Where =>
  isServerless || (table !== undefined && isHere(table)) ? 'here' : 'server';
