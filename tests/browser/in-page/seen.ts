/** Where text may be seen: what its ancestors leave of the page. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** An ancestor scrolls sideways. */
  scrolls?: boolean;
  /** An ancestor is sticky or fixed, or an opened list that is put above all else: it may lie over the rest. */
  sticks?: boolean;
}

const styles = new Map<Element, CSSStyleDeclaration>();

/** The computed style of an element; asked for once. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const style = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, style);
  return style;
}

/** The size of its letters in px. */
export const letterSize = (element: Element) => Number.parseFloat(styleOf(element).fontSize);

const unseen = new Map<Element, boolean>();

/** Whether it is for readers of the screen alone, or waits outside of the page for its moment, as a link to skip does. */
function isUnseen(element: Element | null): boolean {
  if (!element || element === document.body) return false;
  const known = unseen.get(element);
  if (known !== undefined) return known;
  const { position, clipPath, opacity } = styleOf(element);
  const box = element.getBoundingClientRect();
  const isAway = box.right + scrollX <= -500 || box.bottom + scrollY <= 0 || box.left >= innerWidth + 500;
  const isPoint = box.width <= 1.01 && box.height <= 1.01 && styleOf(element).overflowX !== 'visible';
  const isHidden =
    /absolute|fixed/.test(position) && (clipPath === 'inset(50%)' || isPoint || (isAway && box.width > 0));
  const answer = isHidden || opacity === '0' || isUnseen(element.parentElement);
  unseen.set(element, answer);
  return answer;
}

/** Whether people see it. */
export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element);

const frames = new Map<Element, Frame>();

/** The frame of an element: the boxes of all that cut it off. */
export function frameOf(element: Element | null): Frame {
  if (!element || element === document.documentElement)
    return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const known = frames.get(element);
  if (known) return known;
  const frame = { ...frameOf(element.parentElement) };
  const { overflowX, overflowY, position, zIndex } = styleOf(element);
  if (overflowX !== 'visible' || overflowY !== 'visible') {
    const box = element.getBoundingClientRect();
    frame.left = Math.max(frame.left, box.left);
    frame.right = Math.min(frame.right, box.right);
    frame.top = Math.max(frame.top, box.top);
    frame.bottom = Math.min(frame.bottom, box.bottom);
    frame.scrolls ||= /auto|scroll/.test(overflowX);
  }
  frame.sticks ||= /sticky|fixed/.test(position) || (position === 'absolute' && Number(zIndex) > 0);
  frames.set(element, frame);
  return frame;
}

const place = (element: Element) =>
  element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');

/** Where an element stands: its tag and classes, and those of two ancestors. */
export const where = (element: Element) =>
  [element.parentElement?.parentElement, element.parentElement, element]
    .flatMap((each) => (each ? [place(each)] : []))
    .join('>');

/** The part of the page that is judged; whoever changes the page has to forget what was measured. */
export function forget(): void {
  styles.clear();
  unseen.clear();
  frames.clear();
}

/** Findings, as `kind: where "text" how`. */
export const found: string[] = [];

/** Notes a fault of an element; `text` is cut to forty characters. */
export function note(kind: string, element: Element, text: string | null, how = ''): void {
  found.push(`${kind}: ${where(element)} "${(text ?? '').trim().slice(0, 40)}" ${how}`.trim());
}
