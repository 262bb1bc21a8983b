/** Whether the page was put where no server of ours is: it plays by itself, and says so in its head. What only counts presses has no page. */
export const isServerless: boolean =
  typeof document !== 'undefined' &&
  document.querySelector('meta[name="gloaming-host"]')?.getAttribute('content') === 'here';
