import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The letters of Polish that Western European typefaces lack. */
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** Of typefaces that hold the letters of forty languages the page gets those of the one that it speaks. */
export const fontSubset = (): Plugin => ({
  name: 'font-subset',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/-latin-ext-.*\.woff2$/.test(file.fileName)) continue;
      file.source = await subsetFont(Buffer.from(file.source), POLISH, { targetFormat: 'woff2' });
    }
  },
});
