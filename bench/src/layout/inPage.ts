/**
 * What runs in the page to measure it. The browser is given the text of these functions, so they stand alone, together; they read what is
 * drawn and know of the table only where cards lie (`data-card`, `data-zone`, `data-form`).
 */

/** Of one card that has to be read where it lies. */
export interface CardSeen {
  readonly name: string;
  readonly zone: string;
  readonly form: string;
  /** All that it says is in sight. */
  readonly isRead: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Seen {
  /** Texts that something cuts off, and words that break without a hyphen. */
  readonly cut: readonly string[];
  readonly overlaps: readonly string[];
  readonly cards: readonly CardSeen[];
  /** In pixels, and which text it is. */
  readonly text: readonly [size: number, what: string];
  /** In parts of a hundred of the height. */
  readonly unused: number;
  readonly header: number;
  /** Smaller than a finger. */
  readonly small: readonly string[];
  /** By how much the page, and the table in it, are longer or wider than the window. */
  readonly sideways: number;
  readonly downwards: number;
}

/** In pixels. */
interface Looking {
  /** Of what is pressed by a finger; 0 for a mouse. */
  readonly leastTarget: number;
  /** So much may lie between two things. */
  readonly gap: number;
}

interface Written {
  readonly text: Text;
  readonly holder: Element;
  readonly said: string;
  readonly lines: readonly DOMRect[];
}

const SLACK = 1.5;
/** Of its own size, how much higher a letter's box is than its line. */
const LEADING = 0.25;

function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (getComputedStyle(at).clipPath !== 'none') return false;
  return true;
}

/** Shortened to so many lines on purpose: the rest is a press away, and not there. */
function clampOf(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (getComputedStyle(at).webkitLineClamp !== 'none') return at;
  return null;
}

function writtenIn(root: Element): Written[] {
  const found: Written[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = (node.textContent ?? '').replaceAll('\u00ad', '').trim();
    const holder = node.parentElement;
    if (said === '' || holder === null || holder.closest('script, style, noscript, option') !== null) continue;
    if (!isShown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const end = clampOf(holder)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    const lines = [...range.getClientRects()].filter(
      (box) => box.width > 0.5 && box.height > 0.5 && isWithinReach(holder, box) && box.top + box.height / 2 < end,
    );
    if (lines.length > 0 && node instanceof Text) found.push({ text: node, holder, said, lines });
  }
  return found;
}

/** Whether something around it hides part of it for good: not what scrolls, nor what is shortened with the whole at hand. */
function isCut({ holder, lines, said }: Written): boolean {
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  const high = Math.max(SLACK, LEADING * Number.parseFloat(getComputedStyle(holder).fontSize));
  // What lies on the edge of its button on purpose sticks out of it.
  let isOnEdge = false;
  for (let at: Element | null = holder; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const frame = at.getBoundingClientRect();
    if (style.webkitLineClamp !== 'none') return false;
    if (style.textOverflow === 'ellipsis' && at.getAttribute('title') === said) return false;
    const [x, y] = [style.overflowX, style.overflowY];
    if (/auto|scroll/.test(x) || /auto|scroll/.test(y)) return false;
    const isWide = right > frame.right + SLACK || left < frame.left - SLACK;
    const isTall = bottom > frame.bottom + high || top < frame.top - high;
    const mustHold = !isOnEdge && at.matches('button, a, select, li, [data-said], [data-laid]');
    if (isWide && (x !== 'visible' || mustHold)) return true;
    if (isTall && (y !== 'visible' || mustHold)) return true;
    if (style.position === 'fixed') return false;
    if (style.position === 'absolute') isOnEdge = true;
  }
  return false;
}

/** The words that go on in the next line without a hyphen; one that ends a line counts as part of the letter after it, and comes first. */
function brokenIn({ text, lines }: Written): string[] {
  if (lines.length < 2) return [];
  const range = document.createRange();
  return [...text.data.matchAll(/[\p{L}']+/gu)].flatMap(({ 0: word, index }) => {
    const boxes = Array.from(word, (_, i) => {
      range.setStart(text, index + i);
      range.setEnd(text, index + i + 1);
      return [...range.getClientRects()].at(-1);
    });
    // Half a line: a turned card lies askew.
    const isBroken = boxes.some((box, i) => {
      const before = i === 0 ? undefined : boxes[i - 1];
      return box !== undefined && before !== undefined && box.top - before.top > box.height / 2;
    });
    return isBroken ? [`${word} breaks`] : [];
  });
}

/** What stays in sight while the rest of the page scrolls under it. */
function floatingOf(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** Not above where the page begins, nor above what stays in sight itself: links that skip wait there until they have the focus. */
function isWithinReach(owner: Element, box: DOMRect): boolean {
  const floating = floatingOf(owner);
  const stays = floating !== null && floating.getBoundingClientRect().bottom > 0;
  return box.bottom + (stays ? 0 : scrollY) > 0;
}

function framesAround(element: Element): DOMRect[] {
  const frames: DOMRect[] = [new DOMRect(0, 0, innerWidth, innerHeight)];
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') frames.push(at.getBoundingClientRect());
  }
  return frames;
}

/** What lies on the middle of a box, if it is neither what the box belongs to nor around it; null where it is scrolled out of sight. */
function covererOf(owner: Element, box: DOMRect): Element | null {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 4];
  if (framesAround(owner).some((f) => x < f.left || x > f.right || y < f.top || y > f.bottom)) return null;
  const hit = document.elementFromPoint(x, y);
  if (hit === null || hit.contains(owner) || owner.contains(hit)) return null;
  const floating = floatingOf(hit);
  return floating !== null && !floating.contains(owner) ? null : hit;
}

/** Two lines of different texts that share more than an edge. */
function crossings(all: readonly Written[]): string[] {
  const boxes = all.flatMap((written) =>
    written.lines.map((line) => ({ line, written, float: floatingOf(written.holder) })),
  );
  const sorted = boxes.toSorted((a, b) => a.line.top - b.line.top);
  const found: string[] = [];
  sorted.forEach((a, i) => {
    for (const b of sorted.slice(i + 1)) {
      if (b.line.top >= a.line.bottom) break;
      if (a.written === b.written || a.float !== b.float) continue;
      const wide = Math.min(a.line.right, b.line.right) - Math.max(a.line.left, b.line.left);
      const high = Math.min(a.line.bottom, b.line.bottom) - b.line.top;
      // What lies askew has boxes larger than its letters.
      const card = a.written.holder.closest('[data-card] > button, [data-card] > div > button');
      if (card?.contains(b.written.holder) && getComputedStyle(card).rotate !== 'none') continue;
      const isReal = wide > 2 && high > 0.45 * Math.min(a.line.height, b.line.height);
      if (isReal && isInSight(a.written.holder, a.line) && isInSight(b.written.holder, b.line))
        found.push(`${a.written.said} × ${b.written.said}`);
    }
  });
  return found;
}
function isInSight(owner: Element, box: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 4];
  return framesAround(owner)
    .slice(1)
    .every((f) => x >= f.left && x <= f.right && y >= f.top && y <= f.bottom);
}

/** The words of a card, also on its picture, and the signs below that. */
function isCardRead(card: Element, all: readonly Written[]): boolean {
  const words = all.filter(({ holder }) => card.contains(holder));
  const signs = [...card.querySelectorAll('button > span:first-child svg')].filter(isShown);
  const isSeen = (owner: Element, box: DOMRect): boolean => {
    const hit = covererOf(owner, box);
    return hit === null || card.contains(hit);
  };
  return (
    words.every((written) => !isCut(written) && written.lines.every((line) => isSeen(written.holder, line))) &&
    signs.every((sign) => isSeen(sign, sign.getBoundingClientRect()))
  );
}

/** As ears hear it: eyes are shown where it may be divided. */
function nameOf(button: Element | null): string {
  const name = button?.querySelector('span > span')?.cloneNode(true) as Element | undefined;
  for (const each of name?.querySelectorAll('[aria-hidden]') ?? []) each.remove();
  return name?.textContent ?? '';
}

function cardsOf(all: readonly Written[]): CardSeen[] {
  return [...document.querySelectorAll('main [data-zone] > [data-card]')].filter(isShown).map((card) => {
    const button = card.querySelector('button');
    const { left, top, width, height } = card.getBoundingClientRect();
    return {
      name: nameOf(button),
      zone: card.parentElement?.getAttribute('data-zone') ?? '',
      form: button?.getAttribute('data-form') ?? '',
      isRead: isCardRead(card, all),
      left,
      top,
      width,
      height,
    };
  });
}

/** Bands of the table in which nothing is drawn, but for gaps between things. */
function unusedOf(all: readonly Written[], gap: number): number {
  const board = document.querySelector('main > h1 + div');
  if (board === null) return 100;
  const frame = board.getBoundingClientRect();
  const things = [...board.querySelectorAll('svg, button, [data-card]')].filter(isShown);
  const bands = [
    ...things.map((each) => each.getBoundingClientRect()),
    ...all.filter(({ holder }) => board.contains(holder)).flatMap(({ lines }) => lines),
  ]
    .map(({ top, bottom }) => [Math.max(top, frame.top), Math.min(bottom, frame.bottom)] as const)
    .filter(([top, bottom]) => bottom > top)
    .toSorted(([a], [b]) => a - b);
  // What one has and holds, and what is asked, may stand at the foot of the window.
  const foot = document.querySelector('[data-dock="goods"]')?.getBoundingClientRect().top ?? 0;
  const isBelow = foot > frame.top;
  const end = isBelow
    ? Math.min(frame.bottom, foot)
    : Math.max(frame.bottom, Math.min(innerHeight, document.documentElement.scrollHeight));
  let at = frame.top;
  let empty = 0;
  for (const [top, bottom] of [...bands, [end, end] as const]) {
    if (top - at > gap) empty += top - at;
    at = Math.max(at, bottom);
  }
  return (100 * empty) / Math.max(innerHeight, frame.height);
}

/**
 * As it is before anybody scrolls: later what stays in sight lies elsewhere than where it has its room, and the window may end below the
 * table, under the question.
 */
function unusedFromTheTop(gap: number): number {
  const top = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  const unused = unusedOf(writtenIn(document.body), gap);
  scrollTo({ top, behavior: 'instant' });
  return unused;
}

/** Links in running text are as small as the text. */
function smallTargets(least: number): string[] {
  return [...document.querySelectorAll('button, select, input, a[href], [role="button"]')]
    .filter((each) => isShown(each) && each.closest('p, [data-log], [data-term]') === null)
    .flatMap((each) => {
      const { offsetWidth: width, offsetHeight: height } = each as HTMLElement;
      const what = (each.getAttribute('aria-label') ?? each.textContent ?? '').replaceAll('\u00ad', '').trim();
      return width >= least - 0.5 && height >= least - 0.5 ? [] : [`${what.slice(0, 40)} ${width}×${height}`];
    });
}

function look({ leastTarget, gap }: Looking): Seen {
  const all = writtenIn(document.body);
  const sizes = all.map(({ holder, said }) => [Number.parseFloat(getComputedStyle(holder).fontSize), said] as const);
  const board = document.querySelector('main > h1 + div');
  const root = document.documentElement;
  const covered = all.flatMap(({ holder, said, lines }) =>
    lines.flatMap((line) => {
      const hit = covererOf(holder, line);
      const isOwn = hit?.closest('[data-card]')?.contains(holder) === true;
      return hit === null
        ? []
        : [
            `${said.slice(0, 40)} under ${isOwn ? 'its own ' : ''}${(hit.textContent ?? '').slice(0, 24) || hit.tagName}`,
          ];
    }),
  );
  return {
    cut: [...all.filter(isCut).map(({ said }) => said.slice(0, 60)), ...all.flatMap(brokenIn)],
    overlaps: [...new Set([...covered, ...crossings(all)])],
    cards: cardsOf(all),
    text: sizes.toSorted(([a], [b]) => a - b)[0] ?? [Number.NaN, ''],
    unused: unusedFromTheTop(gap),
    header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
    small: leastTarget === 0 ? [] : smallTargets(leastTarget),
    sideways: root.scrollWidth - innerWidth,
    downwards: board === null ? 0 : board.scrollHeight - board.clientHeight,
  };
}

/** All of it as a script that says what it sees, given as one expression. */
export const lookSource = (looking: Looking): string =>
  `(() => { const SLACK = ${SLACK}; const LEADING = ${LEADING}; ${[
    isShown,
    clampOf,
    writtenIn,
    isCut,
    brokenIn,
    floatingOf,
    isWithinReach,
    framesAround,
    covererOf,
    crossings,
    isInSight,
    isCardRead,
    nameOf,
    cardsOf,
    unusedOf,
    unusedFromTheTop,
    smallTargets,
    look,
  ]
    .map(String)
    .join('\n')}
  return look(${JSON.stringify(looking)}); })()`;
