/** The few words for which there is no sign, as short as they can be said. */
import type { Language } from '@gloaming/engine';

export const SIGN_WORDS = {
  per: { en: 'per', de: 'je', pl: 'za', pt: 'por' },
  it: { en: 'this', de: 'diesen', pl: 'to', pt: 'este' },
  own: { en: 'yours', de: 'eigenen', pl: 'swoje', pt: 'um seu' },
  others: { en: "a rival's", de: 'fremden', pl: 'cudze', pt: 'de rival' },
  outer: { en: 'outer circle', de: 'Outer Circle', pl: 'zewnętrzny krąg', pt: 'círculo externo' },
  inner: { en: 'inner circle', de: 'Inner Circle', pl: 'wewnętrzny krąg', pt: 'círculo interno' },
  region: { en: 'region', de: 'Region', pl: 'region', pt: 'região' },
  ritual: { en: 'ritual', de: 'Ritual', pl: 'rytuał', pt: 'ritual' },
  council: { en: 'council', de: 'Rat', pl: 'rada', pt: 'conselho' },
  specialist: { en: 'specialist', de: 'Spezialist', pl: 'specjalista', pt: 'especialista' },
  theirSpecialist: {
    en: "rival's specialist",
    de: 'fremder Spezialist',
    pl: 'cudzy specjalista',
    pt: 'especialista rival',
  },
  place: { en: 'place', de: 'Ort', pl: 'miejsce', pt: 'local' },
  discover: { en: 'discover', de: 'entdecken', pl: 'odkryj', pt: 'descobrir' },
  build: { en: 'build', de: 'bauen', pl: 'zbuduj', pt: 'construir' },
  played: { en: 'played', de: 'gespielt', pl: 'zagrane', pt: 'jogado' },
  pass: { en: 'pass', de: 'passen', pl: 'pas', pt: 'passar' },
  won: { en: 'won', de: 'gewonnen', pl: 'wygrana', pt: 'vencida' },
  again: { en: 'again', de: 'noch einmal', pl: 'jeszcze raz', pt: 'de novo' },
  anyToken: { en: 'any clan token', de: 'ein Clan Token', pl: 'dowolny żeton klanu', pt: 'ficha de qualquer clã' },
  ownToken: { en: 'your clan token', de: 'eigener Clan Token', pl: 'swój żeton klanu', pt: 'sua ficha de clã' },
  othersToken: {
    en: "a rival's token",
    de: 'fremder Clan Token',
    pl: 'cudzy żeton klanu',
    pt: 'ficha de outro clã',
  },
  stoneOrInner: {
    en: 'stone, inner circle',
    de: 'Magiestein, im Inner Circle',
    pl: 'kamień, wewnętrzny krąg',
    pt: 'pedra, círculo interno',
  },
  resourceSymbol: {
    en: 'resource symbol',
    de: 'Ressourcensymbol',
    pl: 'symbol surowca',
    pt: 'símbolo de recurso',
  },
  reserve: { en: 'in reserve', de: 'in Reserve', pl: 'w rezerwie', pt: 'na reserva' },
  cost: { en: 'cost', de: 'kosten', pl: 'koszt', pt: 'custo' },
} as const satisfies Record<string, Record<Language, string>>;
export type SignWord = keyof typeof SIGN_WORDS;
