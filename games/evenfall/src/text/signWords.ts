/** The few words for which there is no sign, as short as they can be said. */
import type { Language } from '@gloaming/engine';

export const SIGN_WORDS = {
  per: { en: 'per', de: 'je', pl: 'za', pt: 'por' },
  it: { en: 'this', de: 'diesen', pl: 'to', pt: 'este' },
  own: { en: 'yours', de: 'eigenen', pl: 'swoje', pt: 'um seu' },
  others: { en: "a rival's", de: 'fremden', pl: 'cudze', pt: 'de rival' },
  outer: { en: 'Outer Circle', de: 'Outer Circle', pl: 'zewnętrzny krąg', pt: 'Círculo Externo' },
  inner: { en: 'Inner Circle', de: 'Inner Circle', pl: 'wewnętrzny krąg', pt: 'Círculo Interno' },
  region: { en: 'Region', de: 'Region', pl: 'region', pt: 'Região' },
  ritual: { en: 'Ritual', de: 'Ritual', pl: 'rytuał', pt: 'Ritual' },
  council: { en: 'Council', de: 'Rat', pl: 'rada', pt: 'Conselho' },
  specialist: { en: 'Specialist', de: 'Spezialist', pl: 'specjalista', pt: 'Especialista' },
  theirSpecialist: {
    en: "rival's Specialist",
    de: 'fremder Spezialist',
    pl: 'cudzy specjalista',
    pt: 'Especialista rival',
  },
  place: { en: 'Place', de: 'Ort', pl: 'miejsce', pt: 'Local' },
  discover: { en: 'discover', de: 'entdecken', pl: 'odkryj', pt: 'descobrir' },
  build: { en: 'build', de: 'bauen', pl: 'zbuduj', pt: 'construir' },
  played: { en: 'played', de: 'gespielt', pl: 'zagrane', pt: 'jogado' },
  pass: { en: 'pass', de: 'passen', pl: 'pas', pt: 'passar' },
  won: { en: 'won', de: 'gewonnen', pl: 'wygrana', pt: 'ganha' },
  again: { en: 'again', de: 'noch einmal', pl: 'jeszcze raz', pt: 'de novo' },
  anyToken: { en: 'any Clan Token', de: 'ein Clan Token', pl: 'dowolny żeton klanu', pt: 'qualquer Marcador de Coven' },
  ownToken: { en: 'your Clan Token', de: 'eigener Clan Token', pl: 'swój żeton klanu', pt: 'seu Marcador de Coven' },
  othersToken: {
    en: "a rival's Clan Token",
    de: 'fremder Clan Token',
    pl: 'cudzy żeton klanu',
    pt: 'Marcador de Coven rival',
  },
  stoneOrInner: {
    en: 'Powerstone, Inner Circle',
    de: 'Magiestein, im Inner Circle',
    pl: 'kamień, wewnętrzny krąg',
    pt: 'Pedra, Círculo Interno',
  },
  resourceSymbol: {
    en: 'resource symbol',
    de: 'Ressourcensymbol',
    pl: 'symbol surowca',
    pt: 'símbolo de Recurso',
  },
  reserve: { en: 'in reserve', de: 'in Reserve', pl: 'w rezerwie', pt: 'na Reserva' },
  cost: { en: 'cost', de: 'kosten', pl: 'koszt', pt: 'custo' },
} as const satisfies Record<string, Record<Language, string>>;
export type SignWord = keyof typeof SIGN_WORDS;
