/** A request as the handlers see it: validated, with its sender and the sender's language. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a server knows of a request besides. */
export interface OverHttp {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);

/** `?lang=`, or the first language of the Accept-Language header that is spoken here. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  if (typeof lang === 'string' && isLanguage(lang)) return lang;
  const wanted = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(';');
      const q = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
      return { tag: tag.slice(0, 2).toLowerCase(), q: q === undefined ? 1 : Number(q) };
    })
    .sort((a, b) => b.q - a.q);
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? 'en';
}
