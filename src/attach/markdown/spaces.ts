import {
  createTextNode,
  type Element,
  elementText,
  getAttribute,
  isElement,
  type TextNode,
} from '../../core/html-tree.ts';
import { type Content, classesOf, isBlock, isBlockName, isText } from './elements.ts';

/**
 * Leaves the spaces that a browser shows: one between words, none at the ends of lines. Text joins the text before, and
 * what elements without a meaning in Markdown hold takes their place.
 */
export class SpaceCollapser {
  /** Whether a space here is not shown. */
  #isSpaced = true;
  /** Text that ends with a space, which is not shown at the end of a line. */
  #open: TextNode | undefined;

  visit(parent: Element): void {
    const kept: Content[] = [];
    this.#addAll(kept, parent.childNodes);
    parent.childNodes = kept;
  }

  #addAll(kept: Content[], nodes: readonly Content[]): void {
    for (const node of nodes) {
      if (isText(node)) this.#addText(kept, node);
      else if (isElement(node)) this.#addElement(kept, node);
    }
  }

  #addElement(kept: Content[], element: Element): void {
    const { tagName } = element;
    if (tagName === 'input') this.#addBox(kept, element);
    else if (isBlockName(tagName) || tagName === 'br') {
      this.#endLine();
      if (tagName !== 'pre') this.visit(element);
      this.#endLine();
      kept.push(element);
    } else if (/^(?:a|code|del|em|img|strong)$/.test(tagName)) {
      this.visit(element);
      if (tagName === 'img') this.#showSpace();
      kept.push(element);
    } else this.#addAll(kept, element.childNodes);
  }

  #addText(kept: Content[], text: TextNode): void {
    // Most spaces are single ones, and stay.
    const value = text.value.replace(/ ?[\t\n\v\f\r][\t\n\v\f\r ]*| {2,}/g, ' ').replace(/ {2,}/g, ' ');
    text.value = this.#isSpaced && value.startsWith(' ') ? value.slice(1) : value;
    if (text.value === '') return;
    this.#isSpaced = text.value.endsWith(' ');
    const last = join(kept, text);
    this.#open = this.#isSpaced ? last : undefined;
  }

  /** A box of a list of tasks, which nobody can tick; one that can be is written within a line alone. */
  #addBox(kept: Content[], box: Element): void {
    const isTicked = getAttribute(box, 'checked') !== undefined;
    if (getAttribute(box, 'disabled') !== undefined) join(kept, createTextNode(isTicked ? '☑' : '☐'));
    else if (this.#isSpaced && !this.#open) return;
    else join(kept, createTextNode(isTicked ? '[x]' : '[ ]'));
    this.#showSpace();
  }

  #showSpace(): void {
    this.#isSpaced = false;
    this.#open = undefined;
  }

  #endLine(): void {
    if (this.#open) this.#open.value = this.#open.value.slice(0, -1);
    this.#isSpaced = true;
    this.#open = undefined;
  }
}

function join(kept: Content[], text: TextNode): TextNode {
  const last = kept.at(-1);
  if (!last || !isText(last)) {
    kept.push(text);
    return text;
  }
  last.value += text.value;
  return last;
}

/** Puts spaces between words that style sheets set apart: `<span class="name">Ann</span><span class="role">Baker</span>`. */
export function spaceApart(children: readonly Content[]): readonly Content[] {
  // Most elements have text or a line end between them.
  if (!children.some((child, at) => at > 0 && isElement(child) && isElement(children[at - 1] as Content)))
    return children;
  const apart: Content[] = [];
  let before: Element | undefined;
  for (const child of children) {
    const isInline = isElement(child) && (child.tagName === 'a' || !isBlock(child));
    const isEmpty = isInline && elementText(child) === '';
    if (before && isElement(child) && !isEmpty && areApart(before, child)) apart.push(createTextNode(' '));
    apart.push(child);
    if (!isEmpty) before = isInline ? child : undefined;
  }
  return apart;
}

/** Letters of one word may be in elements of one class, or in one with a class and one without. */
function areApart(before: Element, after: Element): boolean {
  const [first, second] = [before, after].map(elementText) as [string, string];
  if (!/[\p{L}\p{N}.:!?%)]$/u.test(first) || !/^[\p{L}\p{N}+(€$£]/u.test(second)) return false;
  if (before.tagName === 'a' && after.tagName === 'a') return true;
  // A unit behind its number.
  if (/\p{N}$/u.test(first) && /^\p{L}{1,3}$/u.test(second)) return false;
  const [one, other] = [before, after].map(nameOf) as [string, string];
  return one !== '' && other !== '' && one !== other;
}

/** Its classes; a change in the text is told apart without. */
const nameOf = (element: Element): string =>
  classesOf(element).join(' ') || (/^(?:del|ins)$/.test(element.tagName) ? element.tagName : '');
