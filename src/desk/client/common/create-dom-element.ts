/** Child of an element: texts are set as text, never as HTML; absent and false ones are left out. */
export type ElementChild = Node | string | number | false | null | undefined | readonly ElementChild[];

type Attributes = { readonly [name in `aria-${string}` | `data-${string}` | 'role' | 'list']?: string | false };
type Members<K extends keyof HTMLElementTagNameMap> = Attributes &
  Omit<Partial<HTMLElementTagNameMap[K]>, keyof Attributes>;

/** `element('a', { href: '#' }, 'text', child …)`: members that begin with aria- or data- become attributes. */
export function createDomElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  members?: Members<K>,
  ...children: readonly ElementChild[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(members ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (/^(?:aria-|data-|role$|list$)/.test(key)) made.setAttribute(key, String(value));
    else Reflect.set(made, key, value);
  }
  replaceContent(made, children);
  return made;
}

/** Puts these children in place of what an element holds. */
export function replaceContent(target: HTMLElement, children: ElementChild): void {
  target.replaceChildren();
  for (const child of shown([children])) target.append(child);
}

function shown(children: readonly ElementChild[]): (Node | string)[] {
  return children.flatMap((child) => {
    if (child === undefined || child === null || child === false) return [];
    if (child instanceof Node) return [child];
    return typeof child === 'object' ? shown(child) : [String(child)];
  });
}
