import { parseFragment } from 'parse5';

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

/** An element of what is read; texts have no children. */
interface Part {
  readonly kind: string;
  readonly text?: string;
  readonly about?: string;
  readonly parts?: readonly Part[];
}

const blocks = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tr cell hr'.split(' '));
const known = new Set([...blocks, ...'em strong del code a img br'.split(' ')]);

/**
 * The meaning of HTML of Markdown, as one text: elements, texts, addresses as a browser opens them.
 * No difference: whether an item has its text in a paragraph, an address that is its own link, and attributes for looks.
 */
export function meaningOf(html: string): string {
  return flow(partsOf(parseFragment(html) as Node));
}

/** Elements, comments and attributes in it that no Markdown without HTML makes. */
export function foreignIn(meaning: string): string[] {
  return meaning.match(/<foreign [^>]*>/g) ?? [];
}

function partsOf(node: Node): Part[] {
  return (node.childNodes ?? []).flatMap((child): Part[] => {
    if (child.nodeName === '#text') return [{ kind: 'text', text: child.value ?? '' }];
    const kind = child.nodeName === 's' ? 'del' : /^t[dh]$/.test(child.nodeName) ? 'cell' : child.nodeName;
    const attributes = new Map(child.attrs?.map(({ name, value }) => [name, value]));
    if (/^(?:section|thead|tbody)$/.test(kind)) return partsOf(child);
    if (!known.has(kind)) return [{ kind: 'foreign', about: kind }];
    const odd = [...attributes.keys()].filter((name) => !expected.has(name));
    return [...odd.map((name) => ({ kind: 'foreign', about: `${kind} ${name}` })), ...partOf(kind, attributes, child)];
  });
}

const expected = new Set(
  'href title src alt start class style align id tabindex scope data-label aria-label loading decoding'.split(' '),
);

function partOf(kind: string, attributes: ReadonlyMap<string, string>, node: Node): Part[] {
  const title = (attributes.get('title') ?? '').replace(/\s+/g, ' ').trim();
  switch (kind) {
    case 'pre': {
      const code = node.childNodes?.find(({ nodeName }) => nodeName === 'code');
      const language = /language-(\S+)/.exec(code?.attrs?.find(({ name }) => name === 'class')?.value ?? '')?.[1];
      return [{ kind, about: masked(language ?? '').replaceAll('"', '”'), text: textOf(node).replace(/\n$/, '') }];
    }
    case 'code':
      return [{ kind, text: textOf(node).trim() }];
    case 'img':
      return [{ kind, about: [address(attributes.get('src')), words(attributes.get('alt')), title].join(' | ') }];
    case 'a': {
      const [href, text] = [attributes.get('href') ?? '', textOf(node)];
      const isOwn = [text, `mailto:${text}`, `http://${text}`].some((each) => address(each) === address(href));
      return isOwn && title === ''
        ? partsOf(node)
        : [{ kind, about: `${address(href)} | ${title}`, parts: partsOf(node) }];
    }
    case 'ol':
      return [{ kind, about: attributes.get('start') ?? '1', parts: partsOf(node) }];
    case 'cell': {
      const look = [...attributes.values()].join(' ');
      const align = attributes.get('align') ?? /(?:align-|text-align:\s*)(left|center|right)/.exec(look)?.[1] ?? '';
      return [{ kind, about: align, parts: partsOf(node) }];
    }
    default:
      return [{ kind, parts: partsOf(node) }];
  }
}

const textOf = (node: Node): string => node.value ?? (node.childNodes ?? []).map(textOf).join('');
const words = (text = '') => text.replace(/\s+/g, ' ').trim();

function address(written = ''): string {
  try {
    return new URL(written, 'https://base.example/').href;
  } catch {
    return written;
  }
}

/** Blocks below each other; text between them is a paragraph of its own. */
function flow(parts: readonly Part[]): string {
  let said = '';
  let run: Part[] = [];
  const end = () => {
    const text = inline(run);
    if (text !== '') said += `<p>${text}</p>`;
    run = [];
  };
  for (const part of parts) {
    if (!blocks.has(part.kind)) run.push(part);
    else {
      end();
      said += block(part);
    }
  }
  end();
  return said;
}

function block({ kind, about = '', text, parts = [] }: Part): string {
  const start = `<${`${kind} ${about}`.trim()}>`;
  if (kind === 'hr') return start;
  if (kind === 'pre') return `${start}${JSON.stringify(masked(text ?? ''))}</pre>`;
  if (!/^(?:p|h\d|cell)$/.test(kind)) return `${start}${flow(parts)}</${kind}>`;
  const inner = inline(parts);
  return kind === 'p' && inner === '' ? '' : `${start}${inner}</${kind}>`;
}

const masked = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›');

function inline(parts: readonly Part[]): string {
  const said = parts.map(({ kind, about = '', text = '', parts: inner = [] }) => {
    if (kind === 'text') return masked(text);
    if (kind === 'code') return `<code>${masked(text)}</code>`;
    const start = `<${masked(`${kind} ${about}`.trim())}>`;
    if (blocks.has(kind)) return block({ kind, about, text, parts: inner });
    return /^(?:br|img|foreign)$/.test(kind) ? start : `${start}${inline(inner)}</${kind}>`;
  });
  return said
    .join('')
    .replace(/[ \t\n\r]+/g, ' ')
    .replace(/ ?<br> ?/g, '<br>')
    .trim();
}
