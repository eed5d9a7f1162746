import { createHastElement, createText, type Element, type ElementContent, isElement } from './hast.ts';

const inline = new Set('a b strong em i u s del mark cite code kbd samp var small'.split(' '));
const plainMarks = new Set(['u', 'mark', 'cite', 'small', 'var']);

/** Moves spaces out of emphasis, and drops emphasis without words. */
export function trimEmphasis(element: Element): ElementContent[] {
  if (!inline.has(element.tagName)) return [element];
  const isCode = element.tagName === 'code' || element.tagName === 'kbd' || element.tagName === 'samp';
  const before = isCode ? '' : startOf(element.children);
  const after = isCode ? '' : endOf(element.children);
  const spaces = (value: string) => (value === '' ? [] : [createText(' ')]);
  if (!element.children.some(isSaid)) return spaces(before + after);
  const own = plainMarks.has(element.tagName) ? createHastElement('span', element.children) : element;
  return [...spaces(before), own, ...spaces(after)];
}

const isSaid = (node: ElementContent): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : isElement(node) && (node.tagName === 'img' || node.tagName === 'input' || node.children.some(isSaid));

function startOf(children: ElementContent[]): string {
  const [first] = children;
  if (first?.type !== 'text') return '';
  const trimmed = first.value.trimStart();
  const cut = first.value.slice(0, first.value.length - trimmed.length);
  first.value = trimmed;
  return cut;
}

function endOf(children: ElementContent[]): string {
  const last = children.at(-1);
  if (last?.type !== 'text') return '';
  const trimmed = last.value.trimEnd();
  const cut = last.value.slice(trimmed.length);
  last.value = trimmed;
  return cut;
}
