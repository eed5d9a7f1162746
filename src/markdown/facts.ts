import { escapeMarkdown } from './escape.ts';
import { splitSegments } from './segments.ts';

export interface UnknownFact {
  /** What stands between the braces, trimmed. */
  readonly name: string;
  /** UTF-16 offset of its `{{` in the Markdown as given. */
  readonly offset: number;
}

export interface ExpandedFacts {
  readonly text: string;
  readonly unknown: readonly UnknownFact[];
}

const reference = /(\\*)\{\{(?:([^\n]*?)\}\}|([^\n]*))/g;

/**
 * Fills in facts: `{{company.legalName}}` (a dotted path) and `{{count solutions}}`, looked up in `facts` with single
 * spaces. In prose the value is escaped, so it reads back as itself; in code it stands as it is. `\{{` gives `{{`.
 * What names no fact stays as written and is listed; in prose, so is a `{{` that its line does not close.
 */
export function expandFacts(markdown: string, facts: ReadonlyMap<string, string>): ExpandedFacts {
  if (!markdown.includes('{{')) return { text: markdown, unknown: [] };
  const unknown: UnknownFact[] = [];
  const text = splitSegments(markdown).map((segment) =>
    segment.text.replace(
      reference,
      (whole, slashes: string, closed: string | undefined, open: string | undefined, at: number) => {
        // Of two backslashes the first escapes the second, so only an odd one escapes the braces (CommonMark §2.4).
        if (slashes.length % 2 === 1) {
          const rest = expandFacts(whole.slice(slashes.length + 2), facts);
          for (const { name, offset } of rest.unknown)
            unknown.push({ name, offset: segment.offset + at + slashes.length + 2 + offset });
          return `${slashes.slice(1)}{{${rest.text}`;
        }
        const name = (closed ?? open ?? '').trim().replace(/\s+/g, ' ');
        const value = closed !== undefined && isName(name) ? facts.get(name) : undefined;
        if (value !== undefined) return slashes + (segment.kind === 'code' ? value : escapeMarkdown(value));
        if (closed !== undefined || segment.kind === 'prose')
          unknown.push({ name, offset: segment.offset + at + slashes.length });
        return whole;
      },
    ),
  );
  return { text: text.join(''), unknown };
}

function isName(text: string): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)*|count [\w-]+)$/.test(text);
}
