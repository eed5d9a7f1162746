import { createElement, createTextNode, type Element, getAttribute, isElement } from '../../core/html-tree.ts';
import { type Content, childElements, classesOf, isBlock, isText, withContent } from './elements.ts';

/**
 * A numbered list as Markdown can say it. Letters, Roman numbers, numbers out of order or backwards stand in front of
 * the words of their items, for a text may name them.
 */
export function labelItems(list: Element): Element {
  const items = childElements(list).filter(({ tagName }) => tagName === 'li');
  const style = styleOf(list);
  const numbers = numbersOf(list, items);
  const [first = 1] = numbers;
  if (style === '1' && numbers.every((each, at) => each === first + at)) return list;
  return createElement(
    'ul',
    items.map((item, at) => withLabel(item, `${labelOf(numbers[at] ?? 0, style)}. `)),
  );
}

type Style = '1' | 'a' | 'A' | 'i' | 'I';

/** Names of styles in classes of docutils and in style sheets. */
const named: readonly [RegExp, Style][] = [
  [/lower-?(?:alpha|latin)/, 'a'],
  [/upper-?(?:alpha|latin)/, 'A'],
  [/lower-?roman/, 'i'],
  [/upper-?roman/, 'I'],
];

function styleOf(list: Element): Style {
  const type = getAttribute(list, 'type')?.trim();
  if (type !== undefined && /^[aAiI]$/.test(type)) return type as Style;
  const names = `${classesOf(list).join(' ')} ${getAttribute(list, 'style') ?? ''}`;
  return named.find(([pattern]) => pattern.test(names))?.[1] ?? '1';
}

function numbersOf(list: Element, items: readonly Element[]): number[] {
  const isReversed = getAttribute(list, 'reversed') !== undefined;
  let next = Number(getAttribute(list, 'start') ?? (isReversed ? items.length : 1)) || 0;
  return items.map((item) => {
    const value = Number(getAttribute(item, 'value') ?? Number.NaN);
    const own = Number.isInteger(value) ? value : next;
    next = own + (isReversed ? -1 : 1);
    return own;
  });
}

function labelOf(number: number, style: Style): string {
  if (style === '1' || number < 1) return String(number);
  const label = style === 'i' || style === 'I' ? toRoman(number) : toLetters(number);
  return style === 'a' || style === 'i' ? label.toLowerCase() : label;
}

/** 1 is A, 27 is AA. */
function toLetters(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  return text;
}

const romans = { M: 1000, CM: 900, D: 500, CD: 400, C: 100, XC: 90, L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 };

function toRoman(number: number): string {
  let rest = number;
  let text = '';
  for (const [sign, value] of Object.entries(romans)) for (; rest >= value; rest -= value) text += sign;
  return text;
}

/** The label in front of the first words of an item. */
function withLabel(item: Element, label: string): Element {
  const at = item.childNodes.findIndex((each) => !(isText(each) && each.value.trim() === ''));
  const first = item.childNodes[at];
  const rest = item.childNodes.slice(at + 1);
  const isParagraph = first && isElement(first) && first.tagName === 'p';
  const labelled: Content[] = isParagraph
    ? [withContent(first, [createTextNode(label), ...first.childNodes])]
    : first && isBlock(first)
      ? [createElement('p', [createTextNode(label.trim())]), first]
      : [createTextNode(label), ...(first ? [first] : [])];
  return withContent(item, [...labelled, ...rest]);
}
