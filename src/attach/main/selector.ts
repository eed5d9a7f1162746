import { type Element, findElements, getAttribute, isElement, type Node } from '../../core/html-tree.ts';

/** Conditions on one element. */
interface Compound {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value?: string }[];
  /** Whether the compound before must match the parent, not any ancestor. */
  readonly isChild: boolean;
}

export type Selector = readonly (readonly Compound[])[];

const compound = /^(?:[a-z][\w-]*|\*)?(?:#[\w-]+|\.[\w-]+|\[[\w-]+(?:=(?:"[^"\]]*"|'[^'\]]*'|[\w-]+))?\])*$/i;
const part = /#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=(?:"([^"\]]*)"|'([^'\]]*)'|([\w-]+)))?\]/g;

/**
 * Reads a selector of names, `#id`, `.class`, `[attribute=value]`, descendants (a space), children (`>`) and lists (`,`);
 * undefined for any other.
 */
export function parseSelector(text: string): Selector | undefined {
  const lists = text.split(/,(?![^[]*\])/).map((one) => {
    const words = one
      .trim()
      .replace(/\s*>\s*/g, ' >')
      .split(/\s+(?![^[]*\])/);
    return words.map((word) => compoundOf(word));
  });
  const read = lists.map((list) => list.flatMap((each) => each ?? []));
  return read.every((list, index) => list.length > 0 && list.length === lists[index]?.length) ? read : undefined;
}

function compoundOf(word: string): Compound | undefined {
  const isChild = word.startsWith('>');
  const own = isChild ? word.slice(1) : word;
  if (own === '' || !compound.test(own)) return undefined;
  const [tag = ''] = /^[^#.[]*/.exec(own) ?? [];
  const parts = [...own.slice(tag.length).matchAll(part)];
  const id = parts.find((each) => each[1] !== undefined)?.[1];
  return {
    isChild,
    classes: parts.flatMap((each) => each[2] ?? []),
    attributes: parts.flatMap(([, , , name, ...values]) => {
      const value = values.find((each) => each !== undefined);
      return name === undefined ? [] : [{ name: name.toLowerCase(), ...(value !== undefined && { value }) }];
    }),
    ...(tag !== '' && tag !== '*' && { tag: tag.toLowerCase() }),
    ...(id !== undefined && { id }),
  };
}

/** First element below a node that matches a selector. */
export function findBySelector(root: Node, selector: Selector): Element | undefined {
  for (const element of findElements(root))
    if (selector.some((list) => matches(element, list, list.length - 1))) return element;
  return undefined;
}

function matches(element: Element, list: readonly Compound[], at: number): boolean {
  const wanted = list[at];
  if (wanted === undefined) return true;
  if (!isMeant(element, wanted)) return false;
  if (at === 0) return true;
  for (let { parentNode: parent } = element; parent !== null && isElement(parent); parent = parent.parentNode) {
    if (matches(parent, list, at - 1)) return true;
    if (wanted.isChild) return false;
  }
  return false;
}

function isMeant(element: Element, { tag, id, classes, attributes }: Compound): boolean {
  if (tag !== undefined && element.tagName !== tag) return false;
  if (id !== undefined && getAttribute(element, 'id') !== id) return false;
  const own = classes.length === 0 ? [] : (getAttribute(element, 'class') ?? '').split(/\s+/);
  return (
    classes.every((each) => own.includes(each)) &&
    attributes.every(({ name, value }) => {
      const has = getAttribute(element, name);
      return value === undefined ? has !== undefined : has === value;
    })
  );
}
