import { escapeMarkdown } from './escape.ts';
import { splitSegments } from './segments.ts';

export interface UnknownFact {
  /** Text between the braces, trimmed. */
  readonly name: string;
  /** The braces as they are written, and the UTF-16 offset of their `{{` in the Markdown as given. */
  readonly text: string;
  readonly offset: number;
}

interface ExpandedFacts {
  readonly text: string;
  /** Names of the facts that were filled in, each once. */
  readonly used: readonly string[];
  readonly unknown: readonly UnknownFact[];
}

/** A `{{` as the text has it; offsets are UTF-16. */
interface Braces {
  readonly at: number;
  /** End: after the `}}`, or at the end of the line, which does not close it. */
  readonly end: number;
  readonly closed: boolean;
  /** Text between the braces, trimmed, with single spaces. */
  readonly name: string;
  /** Whether a backslash says that it is text. */
  readonly escaped: boolean;
}

/**
 * Fills in facts (`{{company.legalName}}`, `{{count solutions in words}}`, `{{claim cors}}`) from `facts`: as they are in code and
 * of claims, else escaped, and in words where there are some. `\{{` gives `{{`. What names none stays and is listed, as in prose a
 * `{{` that its line leaves open.
 */
export function expandFacts(markdown: string, facts: ReadonlyMap<string, string>): ExpandedFacts {
  if (!markdown.includes('{{')) return { text: markdown, used: [], unknown: [] };
  const unknown: UnknownFact[] = [];
  const used = new Set<string>();
  const text = splitSegments(markdown).map((segment) => {
    let filled = '';
    let done = 0;
    for (const { at, end, closed, name, escaped } of bracesIn(segment.text)) {
      const value = closed && isName(name) ? facts.get(name) : undefined;
      if (escaped) {
        filled += segment.text.slice(done, at - 1);
        done = at;
      } else if (value !== undefined) {
        used.add(name);
        filled += segment.text.slice(done, at);
        // Counts and claims have a name for each of their forms.
        const isRead = segment.kind !== 'code' && !name.includes(' ') && !address.test(filled);
        const shown = (isRead ? facts.get(`${name} in words`) : undefined) ?? value;
        filled += segment.kind === 'code' || isMarkdown(name) ? shown : escapeMarkdown(shown);
        done = end;
      } else if (closed || segment.kind === 'prose')
        unknown.push({ name, text: segment.text.slice(at, end), offset: segment.offset + at });
    }
    return filled + segment.text.slice(done);
  });
  return { text: text.join(''), used: [...used], unknown };
}

/** Every `{{` of the text, from left to right: one pass, whatever the text holds. */
function* bracesIn(text: string): Generator<Braces> {
  let [lineEnd, closing, before] = [-1, -1, 0];
  for (let at = text.indexOf('{{'); at !== -1; ) {
    // Both are looked for only when the last find lies behind, or a long line of braces would be read again for each.
    if (lineEnd < at) lineEnd = indexOrEnd(text, '\n', at);
    if (closing < at + 2) closing = indexOrEnd(text, '}}', at + 2);
    // Two backslashes are one escaped one, so only an odd one escapes the braces (CommonMark §2.4).
    let slash = at;
    while (slash > before && text[slash - 1] === '\\') slash -= 1;
    const escaped = (at - slash) % 2 === 1;
    const closed = closing < lineEnd;
    const end = closed ? closing + 2 : lineEnd;
    before = escaped ? at + 2 : end;
    yield {
      at,
      end,
      closed,
      name: escaped ? '' : singleSpaced(text.slice(at + 2, closed ? closing : lineEnd)),
      escaped,
    };
    at = text.indexOf('{{', before);
  }
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const found = text.indexOf(wanted, from);
  return found === -1 ? text.length : found;
}

function singleSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The beginning of the address of a link. */
const address = /(?:\]\(|<|tel:)[^\s()<>]*$/;

/** Claims are sentences of Gazette (src/language/claims.ts), in Markdown. */
const isMarkdown = (name: string): boolean => name.startsWith('claim ');

function isName(text: string): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)*|(?:count|claim) [\w-]+|[Cc]ount [\w-]+ in words)$/.test(text);
}
