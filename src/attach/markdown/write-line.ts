import { type Element, elementText, getAttribute, isElement } from '../../core/html-tree.ts';
import { type Content, isText } from './elements.ts';

/** Where a part of a line stands. */
export interface LinePlace {
  /** Signs right before it and behind it; a line end at the start and end of a line. */
  readonly before: string;
  readonly after: string;
  readonly isInHeading?: boolean;
  readonly isInLink?: boolean;
  readonly isInCell?: boolean;
}

/** How elements begin. */
const firstSigns = new Map(Object.entries({ a: '[', br: '\\', code: '`', del: '~', em: '*', img: '!', strong: '*' }));

/** Writes what stands within a line. */
export class LineWriter {
  readonly #mark: (address: string) => string;

  /** `mark` gives what is written for an address. */
  constructor(mark: (address: string) => string) {
    this.#mark = mark;
  }

  write(nodes: readonly Content[], place: LinePlace): string {
    let text = '';
    let sign = place.before;
    for (const [at, node] of nodes.entries()) {
      const next = nodes[at + 1];
      const after = next ? (firstSigns.get(next.nodeName) ?? '') : place.after;
      const isMarked = node.nodeName === 'em' || node.nodeName === 'strong';
      sign = isMarked ? signOf(node.nodeName, sign, next ? '' : after, nodes.length === 1) : '';
      text += isMarked
        ? this.#marked(node as Element, sign, place)
        : this.#part(node, { ...place, before: text.slice(-1) || place.before, after });
    }
    return text;
  }

  #marked({ childNodes }: Element, sign: string, place: LinePlace): string {
    const words = this.write(childNodes, { ...place, before: sign, after: sign });
    return words === '' ? '' : sign + words + sign;
  }

  #part(node: Content, place: LinePlace): string {
    if (!isElement(node)) return isText(node) ? escapeText(node.value, place) : '';
    switch (node.tagName) {
      case 'br':
        return writeBreak(place);
      case 'code':
        return writeCode(elementText(node), place);
      case 'img': {
        const address = this.#mark(getAttribute(node, 'src') ?? '');
        const alt = (getAttribute(node, 'alt') ?? '').replace(/\s+/g, ' ').trim();
        return `![${escapeText(alt, { ...place, before: '[', after: ']', isInLink: true })}](${address})`;
      }
      case 'a': {
        const address = this.#mark(getAttribute(node, 'href') ?? '');
        const words = this.write(node.childNodes, { ...place, before: '[', after: '](', isInLink: true });
        // Without a title it would be read as a reference.
        const isReference = place.before === '\n' && /^(?:[^\\\]]|\\.)*\]:/s.test(words);
        return `[${words}](${address}${isReference ? ' ""' : ''})`;
      }
      case 'del':
        return this.#marked(node, '~~', place);
      default:
        return this.write(node.childNodes, place);
    }
  }
}

/** Asterisks, or underscores where asterisks stand beside and would be taken for one sign with them. */
function signOf(tagName: string, before: string, after: string, isAlone: boolean): string {
  const sign = tagName === 'strong' ? '**' : '*';
  const isFree = (mark: string) => !before.startsWith(mark) && !after.startsWith(mark);
  if (isFree('*') || (isAlone && sign.length > before.length)) return sign;
  return isFree('_') ? sign.replaceAll('*', '_') : sign;
}

/** A line break, or a space where a line is all there is. */
const writeBreak = ({ before, isInCell, isInHeading }: LinePlace): string =>
  isInCell || isInHeading ? ' '.repeat(before === ' ' ? 0 : 1) : '\\\n';

/** Code between more grave accents than it has in a row. */
function writeCode(code: string, { isInCell }: LinePlace): string {
  const lengths = new Set((code.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (lengths.has(length)) length += 1;
  const isPadded = /[^ ]/.test(code) && (/^ .* $/s.test(code) || /^`|`$/.test(code));
  const fence = '`'.repeat(length);
  const text = `${fence}${isPadded ? ` ${code} ` : code}${fence}`;
  // Readers take an even number of backslashes in front of a stroke for none.
  return isInCell ? text.replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|') : text;
}

export function writeCodeBlock(code: string, language: string): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code === '' ? '' : `${code}\n`}${fence}`;
}

/** Beginnings of lists, headings, quotations, tables and lines across the page. */
const blockStart = /^(?:[#=>]|\+(?=[ \n])|-(?=[ \n:|-])|:(?=-)|\|(?=[ :-])|\d+(?:\)|\.(?=[ \n])))/;
/** Signs that mean something in some places; underscores within a word mean nothing. */
const signs =
  /(?<=[^\s\p{P}\p{S}])(_+)(?=[^\s\p{P}\p{S}])|[*[\]`~_|]|#(?=\n$)|&(?=[#A-Za-z])|<(?=[!/?A-Za-z])|\\(?=[!-/:-@[-`{-~])|!(?=\[$)|(?<=\])\(/gu;

/** A text that a reader of Markdown takes for words alone. */
function escapeText(text: string, place: LinePlace): string {
  const { before, after } = place;
  const start = before === '\n' ? (blockStart.exec(text + after)?.[0].length ?? 0) : 0;
  if (start > 0) {
    const rest = { ...place, before: text.charAt(start - 1) };
    return `${text.slice(0, start - 1)}\\${text.charAt(start - 1)}${escapeText(text.slice(start), rest)}`;
  }
  // Most texts have no such sign.
  if (!/[!#&(*<[\\\]_`|~]/.test(text)) return text;
  const [last, next] = [before.slice(-1), after.charAt(0)];
  // Beside emphasis a single letter might be a part of it.
  const isWord = (from: number, to: number) =>
    !(from === 1 && /[*_]$/.test(before)) && !(to === text.length - 1 && /^[*_]/.test(after));
  const escaped = (last + text + next).replace(signs, (sign: string, inWord: string | undefined, offset: number) => {
    const at = offset - last.length;
    const isOutside = at < 0 || at >= text.length;
    const isKept = inWord ? isWord(at, at + sign.length) : !isMeant(sign, at, place);
    return isOutside || isKept ? sign : sign.replace(/./g, '\\$&');
  });
  return escaped.slice(last.length, escaped.length - next.length);
}

/** Whether a sign means something where it stands. */
function isMeant(sign: string, at: number, { isInHeading, isInLink, isInCell }: LinePlace): boolean {
  if (sign === ']') return isInLink === true;
  if (sign === '|') return isInCell === true;
  if (sign === '#') return isInHeading === true;
  // In a link the bracket before it has a backslash.
  return sign !== '(' || isInLink !== true || at === 0;
}
