/** What a game's source and tests say of its cards, for promises that hold for all of them together. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  readonly file: string;
  /** Without comments. */
  readonly code: string;
}

export const sourcesIn = (root: string, folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
      .map((file) => ({
        file: join(folder, file),
        code: readFileSync(join(root, folder, file), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/\/\/.*/g, ''),
      })),
  );

/** How code could name a card: as a string, or, if its id is more than one word, as part of anything. */
export function namings(id: string, name: string): RegExp {
  const words = id.split('-');
  const camel = words.map((word, i) => (i === 0 ? word : word[0].toUpperCase() + word.slice(1))).join('');
  const forms = words.length === 1 ? [] : [id, camel, words.join('_')];
  const printed = name.replace(/[()]/g, '\\$&');
  if (name.includes(' ')) forms.push(printed);
  return new RegExp([...forms, `['"\`](?:${id}|${printed})['"\`]`].join('|'), 'i');
}

/** Each test of a folder, with its title and all that stands in it. */
export const testsIn = (folder: string): { readonly title: string; readonly text: string }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/\n\s*test\(\s*/)
        .slice(1),
    )
    .map((text) => ({ title: (/^'([^'\n]+)'/.exec(text)?.[1] ?? '').replaceAll('’', "'"), text }));
