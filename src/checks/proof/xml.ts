/** XML 1.0 element with its attributes and its own text; a document is a list of them, in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
}

/**
 * Reads a document strictly: one root, tags that close in order, quoted attributes, each once, known references, no
 * document type. Returns what is wrong first instead, if anything is, with its line.
 */
export function parseXml(text: string): readonly XmlElement[] | string {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const wrong = (what: string, at: number) => `${what} in line ${text.slice(0, at).split('\n').length}`;
  let at = 0;
  for (const match of text.matchAll(token)) {
    if (match.index !== at) return wrong('no markup, and no text', at);
    const [whole, , end, start, attributes = '', empty, words] = match;
    at += whole.length;
    if (start !== undefined) {
      const read = attributesOf(attributes);
      if (typeof read === 'string') return wrong(read, match.index);
      if (open.length === 0 && elements.length > 0) return wrong(`a second root <${start}>`, match.index);
      const element = { name: start, attributes: read, text: '' };
      elements.push(element);
      if (empty === undefined) open.push(element);
    } else if (end !== undefined) {
      if (open.pop()?.name !== end) return wrong(`</${end}>, which closes nothing`, match.index);
    } else if (words !== undefined) {
      const [inside] = open.slice(-1);
      const said = decoded(words);
      if (said === undefined) return wrong('a reference that XML does not know', match.index);
      if (inside) inside.text += said;
      else if (words.trim() !== '') return wrong('text outside of the root', match.index);
    }
  }
  if (at !== text.length) return wrong('no markup, and no text', at);
  const [left] = open.slice(-1);
  if (left) return wrong(`<${left.name}>, which is never closed`, at);
  return elements.length === 0 ? 'no element' : elements;
}

const token =
  /(<\?[^?]*\?>|<!--(?:(?!--)[\s\S])*-->|<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>)|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?>|([^<]+)/g;

function attributesOf(text: string): ReadonlyMap<string, string> | string {
  const found = new Map<string, string>();
  for (const [, name = '', double, single = ''] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = decoded(double ?? single);
    if (value === undefined) return `a reference that XML does not know in ${name}`;
    if (found.has(name)) return `${name} twice in one tag`;
    found.set(name, value);
  }
  return found;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Undefined where a reference is none of XML, or a character may not stand there. */
function decoded(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 §2.2 forbids them.
  if (/[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text)) return undefined;
  let isKnown = true;
  const said = text.replace(
    /&(?:#(?:x([\da-f]+)|(\d+))|(\w+));|&/gi,
    (_, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (hex ?? decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      isKnown &&= Object.hasOwn(named, name);
      return named[name] ?? '';
    },
  );
  return isKnown ? said : undefined;
}
