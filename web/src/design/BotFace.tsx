import styles from './BotFace.module.css';

/** A number that follows from a name (FNV-1a). */
function numberOf(name: string): number {
  let n = 0x811c9dc5;
  for (const letter of name) n = Math.imul(n ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return n;
}

/** Behind the head, and around it. */
const HAIR = [
  'M13 22c0-10 5-14 11-14s11 4 11 14c0 3 0 6-1 8l-3-9H17l-3 9c-1-2-1-5-1-8z',
  'M12 24c-1-12 5-17 12-17s13 5 12 17c0 8 2 12 4 16H30l2-16H16l2 16H8c2-4 4-8 4-16z',
  'M14 21c0-8 4-12 10-12s10 4 10 12l-2 4H16zM24 10a5 5 0 1 1 .1 0z',
  'M12 24a5 5 0 0 1 1-9 6 6 0 0 1 11-6 6 6 0 0 1 11 6 5 5 0 0 1 1 9 4 4 0 0 1-4 5l-1-8H17l-1 8a4 4 0 0 1-4-5z',
  'M15 20c1-6 4-9 9-9s8 3 9 9z',
] as const;
/** On the head. */
const HATS = [
  '',
  'M6 19q18-7 36 0l-8-3q-2-6-8-15-4 4-6 9l-4 6z',
  'M10 34q-2-27 14-28 16 1 14 28l-5-2q1-18-9-18t-9 18z',
  'M14 15l3 4h14l3-4-1 8H15zM24 12l2 4h-4z',
  'M4 18q20-6 40 0-6 3-10 2-1-11-10-11t-10 11q-4 1-10-2z',
  'M13 17q2-8 12-8 9 1 10 8-11-3-22 0zM33 13q8-8 10-11-1 9-8 13z',
] as const;
/** In the lower half of the face. */
const BEARDS = ['', '', 'M17 28q7 4 14 0-1 12-7 14-6-2-7-14z', 'M18 29q3-2 6 0 3-2 6 0-3 3-6 1-3 2-6-1z'] as const;
const SKINS = ['#e9b98e', '#b97d52', '#8a5638', '#f0cfae', '#a9c0c4'] as const;
const INKS = ['#3a2333', '#5b3a22', '#1f2a3d', '#7b2f3a', '#2c4a44', '#8a6a2c'] as const;

/** Of the names that bots have, those of men. */
const MAY_BE_BEARDED = /(?:o|us|echt|ar|ix)$/;

/** What of a face differs from name to name: hair, hat, beard, and the colours of face, hair and clothes. */
export function featuresOf(name: string): readonly number[] {
  const n = numberOf(name);
  const [hair, hat, beard, ...colours] = [HAIR, HATS, BEARDS, SKINS, INKS, INKS].map(
    ({ length }, i) => (n >>> (5 * i)) % length,
  );
  return [hair, hat, MAY_BE_BEARDED.test(name) ? beard : 0, ...colours];
}

/** The face of a bot, drawn by its name: always the same one, and small. */
export function BotFace({ name, said }: { name: string; said?: string }) {
  const [hair, hat, beard, skin, ink, cloth] = featuresOf(name);
  return (
    <svg className={styles.face} viewBox="0 0 48 48" aria-hidden="true">
      {said === undefined ? null : <title>{said}</title>}
      <circle className={styles.sky} cx="24" cy="24" r="24" />
      <circle className={styles.lamp} cx="33" cy="15" r="9" />
      <path fill={INKS[cloth]} d="M5 48q2-13 19-14 17 1 19 14z" />
      {hair === 1 ? <path fill={INKS[ink]} d={HAIR[hair]} /> : null}
      <path fill={SKINS[skin]} d="M20 32h8v6l-4 3-4-3zM15 22c0-7 4-11 9-11s9 4 9 11-4 14-9 14-9-7-9-14z" />
      <path fill="#0004" d="M15 22c0-7 4-11 9-11-4 4-5 8-5 13s2 9 5 12c-5 0-9-7-9-14z" />
      {hair === 1 ? null : <path fill={INKS[ink]} d={HAIR[hair]} />}
      <path
        fill="#1b1326"
        d="M19 24a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0zM26.2 24a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0z"
      />
      <path fill={INKS[ink]} d={BEARDS[beard]} />
      <path fill={INKS[(cloth + 1) % INKS.length]} d={HATS[hat]} />
    </svg>
  );
}
