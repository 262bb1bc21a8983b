/** Signs on cards: what is done, and when. Filled, so that they can be told apart where they are small. */
const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const POWERS = {
  // What is done.
  'turn-card': (
    <>
      <rect x="8.5" y="3.5" width="10" height="14" rx="1.5" transform="rotate(32 13.5 10.5)" />
      <path d="M3.5 9.500a9.5 9.5 0 0 0 9 11.500M10 18.500l2.7 2.5-3 2" {...stroke} strokeWidth="2" />
    </>
  ),
  straighten: (
    <>
      <rect x="10" y="5" width="11" height="16" rx="1.5" />
      <path d="M5 20V6M1.8 9.5 5 5.500l3.2 4" {...stroke} strokeWidth="2" />
    </>
  ),
  'put-on': (
    <>
      <path d="M4 14.500h16V22H4z" />
      <path d="M12 2v9M7.5 7.5 12 12l4.5-4.5" {...stroke} strokeWidth="2.4" />
    </>
  ),
  'take-off': (
    <>
      <path d="M4 14.500h16V22H4z" />
      <path d="M12 12V3M7.5 6.5 12 2l4.5 4.5" {...stroke} strokeWidth="2.4" />
    </>
  ),
  destroy: (
    <>
      <path d="M5 2.500h14v7l-4 2.5 3 3-5-1-4 3-4-2.500z" />
      <path d="M5 18l4-.5 3.5-2 3 1.5 3.5-1v5.500H5z" />
    </>
  ),
  'discard-card': (
    <>
      <rect x="3" y="4" width="10" height="14" rx="1.5" />
      <path d="M18 4v13M14.8 13.5 18 17.500l3.2-4" {...stroke} strokeWidth="2.2" />
    </>
  ),
  'draw-card': (
    <>
      <rect x="3" y="6" width="10" height="14" rx="1.5" />
      <path d="M18 20V7M14.8 10.5 18 6.500l3.2 4" {...stroke} strokeWidth="2.2" />
    </>
  ),
  look: (
    <path d="M12 4.500C6 4.5 2.5 9 1 12c1.5 3 5 7.5 11 7.500S21.5 15 23 12c-1.5-3-5-7.5-11-7.500zm0 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z" />
  ),
  'place-card': (
    <>
      <path d="M3 21h18" {...stroke} strokeWidth="2.4" />
      <rect x="7" y="3" width="10" height="13" rx="1.5" />
    </>
  ),
  rivals: (
    <>
      <path d="M8 3.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1 21c0-5.5 3-8 7-8s7 2.5 7 8z" />
      <path
        d="M17.5 5.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16.5 13.500c4-.5 6.5 2 6.5 7.500h-5.500c0-3-.3-5.5-1-7.500z"
        opacity=".75"
      />
    </>
  ),
  shield: (
    <path d="M12 1.5 21 4.500v7c0 5.5-3.5 9-9 11.5-5.5-2.5-9-6-9-11.500v-7zM12 5v14.500c3.8-2 5.8-4.5 5.8-8.200V6.900z" />
  ),
  check: <path d="M5 2h2v20H5zM8 3c5-2.5 7 2.5 12 0v10c-5 2.5-7-2.5-12 0z" />,
  harvest: (
    <>
      <path d="M12 22V9" {...stroke} strokeWidth="2" />
      <path d="M12 9c-2-2-2-5 0-7.5 2 2.5 2 5.5 0 7.500zM11 13c-4 .5-6-1.5-6-5 3.5 0 6 1.5 6 5zM13 13c4 .5 6-1.5 6-5-3.5 0-6 1.5-6 5zM11 18c-4 .5-6-1.5-6-5 3.5 0 6 1.5 6 5zM13 18c4 .5 6-1.5 6-5-3.5 0-6 1.5-6 5z" />
    </>
  ),
  binding: (
    <path
      d="M9.5 14.5 14.5 9.500M10.5 6.500l2-2a4.2 4.2 0 0 1 6.5 6l-2.5 2.500M13.5 17.500l-2 2a4.2 4.2 0 0 1-6.5-6L7.5 11"
      {...stroke}
      strokeWidth="2.6"
    />
  ),
  transfer: (
    <>
      <circle cx="14" cy="12" r="8.5" {...stroke} strokeWidth="1.8" strokeDasharray="3 2.2" />
      <circle cx="14" cy="12" r="3.6" />
      <path d="M1 12h7M5.5 9 8.5 12l-3 3" {...stroke} strokeWidth="2.2" />
    </>
  ),
  // When.
  collect: (
    <path
      d="M3 17h18M6.5 17a5.5 5.5 0 0 1 11 0M12 3v4M4 8.500l2.5 2M20 8.500l-2.5 2M7 21h10"
      {...stroke}
      strokeWidth="2"
    />
  ),
  'at-once': <path d="M13.5 1 4 14h6l-1.5 9L19 9.500h-6.500z" />,
  'free-action': <path d="M13.5 2 5 13.500h5.500L9 22 19 9.500h-6z" {...stroke} strokeWidth="2" />,
  whenever: <path d="M12 2c4 0 6 3 6 7 0 5 1.5 6 3 8H3c1.5-2 3-3 3-8 0-4 2-7 6-7zM9 18.500h6a3 3 0 0 1-6 0z" />,
  'action-space': (
    <>
      <path d="M12 2 21 7v10l-9 5-9-5V7z" {...stroke} strokeWidth="2" />
      <circle cx="12" cy="12" r="4" />
    </>
  ),
  'building-space': <path d="M4 4h16v16H4z" {...stroke} strokeWidth="2.2" strokeDasharray="4.5 3.5" />,
  'round-end': <path d="M20.5 14.500A8.8 8.8 0 0 1 9.5 3.500a8.8 8.8 0 1 0 11 11z" />,
  'game-end': (
    <path d="M5 2h14v2.500c0 4-3 5.5-5 7.5 2 2 5 3.5 5 7.500V22H5v-2.500c0-4 3-5.5 5-7.5-2-2-5-3.5-5-7.500z" />
  ),
  // What it is done with.
  dragon: (
    <path d="M2 13C6 4 13 2 22 3c-3 1.5-4 3-4 5 2 .5 3 2 4 4-3-1-5-.5-6 1 1 2 1 4-1 6-4 3-9 2-10-1 3 1 6 0 6-3-3 .5-6-.5-9-2z" />
  ),
  creature: (
    <path d="M7 10.500c-2 0-3.5-1.8-3.5-3.800S4.5 3 6 3s3 1.7 3 3.8-.5 3.7-2 3.700zM17 10.500c2 0 3.5-1.8 3.5-3.800S19.5 3 18 3s-3 1.7-3 3.8.5 3.7 2 3.700zM12 11c4 0 7 4.5 7 7.5 0 2-1.5 3-3.5 3s-2-1-3.5-1-1.5 1-3.5 1-3.5-1-3.5-3c0-3 3-7.5 7-7.500z" />
  ),
  artifact: (
    <path d="M4 3h16v2c3 0 3 7-3 7.5-.8 2-2 3-3.5 3.500v2.500H17V22H7v-3.500h3.500V16C9 15.5 7.8 14.5 7 12.5 1 12 1 5 4 5z" />
  ),
  familiar: <path d="M4 2l5 5h6l5-5v11c0 5-4 9-8 9s-8-4-8-9zM8 12l4 1.500L8 15zM16 12l-4 1.5 4 1.500z" />,
  enchantment: (
    <path d="M10 2l2 6.5 6.5 2-6.5 2L10 19l-2-6.500L1.5 10.5 8 8.500zM19 14l1.2 3.3 3.3 1.2-3.3 1.200L19 23l-1.2-3.3-3.3-1.2 3.3-1.200z" />
  ),
};
