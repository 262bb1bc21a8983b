import type { Present } from '@gloaming/protocol';

/**
 * What stays the same as long as one is asked the same: where several are asked at once, the answers of others change the version of the
 * table, but not one's own question.
 */
export const questionKeyOf = ({ version, question }: Pick<Present, 'version' | 'question'>): string =>
  question === null ? `version ${version}` : `question ${question.since}`;
