/**
 * Rules that were kept, by game and number: a table is played by those with which it was made. Each is one file that imports nothing
 * (`npm run freeze`) and is loaded when a table needs it. Their types are today's: whoever changes what a table consists of sees to it
 * that those who look at one (pages, terminal, bots) can still read the older ones.
 */
export const KEPT = {
  'res-arcana': {
    2: async () => (await import('../kept/res-arcana-2.js')).RES_ARCANA,
    3: async () => (await import('../kept/res-arcana-3.js')).RES_ARCANA,
    4: async () => (await import('../kept/res-arcana-4.js')).RES_ARCANA,
  },
  evenfall: {
    7: async () => (await import('../kept/evenfall-7.js')).EVENFALL,
    8: async () => (await import('../kept/evenfall-8.js')).EVENFALL,
    9: async () => (await import('../kept/evenfall-9.js')).EVENFALL,
  },
};
