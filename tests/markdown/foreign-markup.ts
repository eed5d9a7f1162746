import { parseFragment } from 'parse5';

interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

const attributesOf: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /^(?:https:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\]))/i, title: /^/ },
  img: { src: /^(?:https:\/\/[^/\\]|\/(?![/\\]))/i, alt: /^/, title: /^/ },
  code: { class: /^language-[\w+#.-]+$/ },
  pre: { tabindex: /^0$/ },
  section: { class: /^table$/, tabindex: /^0$/, 'aria-label': /^\d+(?:: |$)/ },
  ol: { start: /^\d+$/ },
  th: { scope: /^col$/, class: /^(?:align-(?:left|center|right)(?: long)?|long)$/ },
  td: { class: /^(?:align-(?:left|center|right)(?: long)?|long)$/, 'data-label': /^/ },
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, { id: /^\S+$/ }])),
  ...Object.fromEntries(
    ['p', 'em', 'strong', 'del', 'br', 'hr', 'ul', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr'].map((name) => [
      name,
      {},
    ]),
  ),
};

/** Elements, attributes and comments of an HTML fragment, as a browser would build it, that rendering never makes. */
export function foreignMarkup(html: string): string[] {
  const found: string[] = [];
  const walk = (node: Node) => {
    if (!['#text', '#document-fragment'].includes(node.nodeName)) {
      const allowed = attributesOf[node.nodeName];
      if (!allowed) found.push(node.nodeName);
      for (const { name, value } of node.attrs ?? [])
        if (!allowed?.[name]?.test(value)) found.push(`${node.nodeName} ${name}=${value}`);
    }
    for (const child of node.childNodes ?? []) walk(child);
  };
  walk(parseFragment(html) as Node);
  return found;
}
