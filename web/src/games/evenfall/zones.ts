/** The words for the parts of Evenfall's table, as in its rulebooks. */
import type { Language } from '@gloaming/engine';

interface ZoneWords {
  outer: string;
  inner: string;
  specialists: string;
  council: string;
  borrowed: string;
  stones: string;
  coven: string;
  token: string;
  space: string;
  rewards: string;
  board: string;
  rondel: string;
  free: string;
  dial: string;
}

export const ZONE_WORDS: Readonly<Record<Language, ZoneWords>> = {
  en: {
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Specialists',
    council: 'Council',
    borrowed: 'Copied',
    stones: 'Powerstones',
    coven: 'Coven track',
    token: 'Token ready',
    space: 'Action Space',
    rewards: 'Battle rewards',
    board: 'Clan board',
    rondel: 'Rondel',
    free: 'free building spaces',
    dial: 'Dial',
  },
  de: {
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Spezialisten',
    council: 'Rat',
    borrowed: 'Kopiert',
    stones: 'Magiesteine',
    coven: 'Clanleiste',
    token: 'Token bereit',
    space: 'Aktionsfeld',
    rewards: 'Kampfbelohnungen',
    board: 'Clanboard',
    rondel: 'Rondell',
    free: 'freie Bauplätze',
    dial: 'Drehscheibe',
  },
  pl: {
    outer: 'Zewnętrzny krąg',
    inner: 'Wewnętrzny krąg',
    specialists: 'Specjaliści',
    council: 'Rada',
    borrowed: 'Skopiowani',
    stones: 'Magiczne kamienie',
    coven: 'Tor sabatu',
    token: 'Żeton gotowy',
    space: 'Pole akcji',
    rewards: 'Nagrody za walkę',
    board: 'Planszetka klanu',
    rondel: 'Tor akcji',
    free: 'wolne pola',
    dial: 'Tarcza',
  },
  pt: {
    outer: 'Círculo Externo',
    inner: 'Círculo Interno',
    specialists: 'Especialistas',
    council: 'Conselho',
    borrowed: 'Copiados',
    stones: 'Pedras de Poder',
    coven: 'Trilha do Coven',
    token: 'Marcador disponível',
    space: 'Campo de Ação',
    rewards: 'Recompensas da batalha',
    board: 'Tabuleiro do clã',
    rondel: 'Rondel',
    free: 'espaços livres',
    dial: 'Disco',
  },
};
