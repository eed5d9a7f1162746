// Long, because each form of inline Markdown needs its own way back to the source.
/** A `{{…}}` of the source: the fact that it names, and where its mark stands in the flat text. */
export interface FactReference {
  readonly name: string;
  readonly at: number;
}

/** A link or an address in angle brackets: where its words stand in the flat text, and its target in the source. */
export interface FlatLink {
  readonly start: number;
  readonly end: number;
  readonly target: string;
  readonly targetAt: number;
}

/** A text as a reader hears it, each character with the place from which it comes: nothing is stripped of its place. */
export interface FlatText {
  readonly text: string;
  /** UTF-16 offset of the source for each unit of `text`, and one more for its end. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly references: readonly FactReference[];
  readonly links: readonly FlatLink[];
  /** Alternative texts, as ranges of the source. */
  readonly alts: readonly { readonly start: number; readonly end: number }[];
}

/** Marks of our own name, a count, another fact, and of code or a quotation, which says nothing itself. */
export const placeholderMarks = { own: '\ue000', count: '\ue001', fact: '\ue002', silent: '\ufffc' } as const;

const ownNames = /^(?:company\.(?:legalName|tradingName)|site\.name)$/;
const spaces = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

/** Letters and single spaces between them, but for the last, on which a mark of composition may follow. */
const run = /(?:[A-Za-z0-9,.;:()'"/%+|-] ?)+(?=[A-Za-z0-9,.;:()'"/%+|-])/y;

interface Out {
  readonly text: string[];
  readonly from: number[];
  readonly to: number[];
}

/**
 * Flattens a range of a source: inline Markdown (emphasis, links, code, escapes) where `isMarkdown`, and letters and
 * digits in odd forms always: full width, composed of two, spaces and hyphens of all kinds.
 */
export function flattenText(raw: string, start: number, end: number, isMarkdown: boolean): FlatText {
  const out: Out = { text: [], from: [], to: [] };
  const references: FactReference[] = [];
  const links: FlatLink[] = [];
  const alts: { start: number; end: number }[] = [];
  const push = (character: string, at: number, upTo: number) => {
    for (const unit of character.split('')) {
      out.text.push(unit);
      out.from.push(at);
      out.to.push(upTo);
    }
  };
  const open: { at: number; end: number; target: string; targetAt: number }[] = [];
  for (let i = start; i < end; ) {
    // Most of a text is letters and single spaces, which stay as they are.
    run.lastIndex = i;
    const upTo = Math.min(end, open.at(-1)?.end ?? end, run.test(raw) ? run.lastIndex : i);
    for (; i < upTo; i++) {
      out.text.push(raw.charAt(i));
      out.from.push(i);
      out.to.push(i + 1);
    }
    if (i >= end) break;
    const c = raw.charAt(i);
    const link = open.at(-1);
    if (link && i === link.end) {
      open.pop();
      links.push({ start: link.at, end: out.text.length, target: link.target, targetAt: link.targetAt });
      i = link.targetAt + link.target.length;
      while (i < end && raw.charAt(i) !== ')' && raw.charAt(i) !== ']') i += 1;
      i += 1;
      continue;
    }
    if (c === '{' && raw.startsWith('{{', i)) {
      const close = raw.indexOf('}}', i);
      if (close > 0 && close < end) {
        const name = raw
          .slice(i + 2, close)
          .trim()
          .replace(/\s+/g, ' ');
        references.push({ name, at: out.text.length });
        push(
          ownNames.test(name)
            ? placeholderMarks.own
            : /^count /i.test(name)
              ? placeholderMarks.count
              : placeholderMarks.fact,
          i,
          close + 2,
        );
        i = close + 2;
        continue;
      }
    }
    if (isMarkdown) {
      const next = markdownAt(raw, i, end, out);
      if (next?.kind === 'skip') {
        i = next.to;
        continue;
      }
      if (next?.kind === 'silent') {
        push(placeholderMarks.silent, i, next.to);
        i = next.to;
        continue;
      }
      if (next?.kind === 'alt') {
        alts.push({ start: next.start, end: next.end });
        push(' ', i, next.to);
        i = next.to;
        continue;
      }
      if (next?.kind === 'link') {
        open.push({ at: out.text.length, end: next.end, target: next.target, targetAt: next.targetAt });
        i += 1;
        continue;
      }
      if (c === '\\' && /[!-/:-@[-`{-~]/.test(raw.charAt(i + 1))) {
        push(raw.charAt(i + 1), i, i + 2);
        i += 2;
        continue;
      }
    }
    const width = plain(raw, i, end, push, out);
    i += width;
  }
  out.from.push(end);
  return { text: out.text.join(''), from: out.from, to: out.to, references, links, alts };
}

/** One character, in its usual form; returns how many units of the source it takes. */
function plain(
  raw: string,
  i: number,
  end: number,
  push: (c: string, at: number, to: number) => void,
  out: Out,
): number {
  const c = raw.charAt(i);
  const code = c.charCodeAt(0);
  if (code < 128 && raw.charCodeAt(i + 1) < 0x300) {
    if (c === '&') {
      const entity = /^&(?:nbsp|amp|ndash|#160);/.exec(raw.slice(i, i + 8))?.[0];
      if (entity) {
        push(entity === '&amp;' ? '&' : entity === '&ndash;' ? '–' : ' ', i, i + entity.length);
        return entity.length;
      }
    }
    if (c === '\n' || c === '\t' || c === ' ') {
      if (out.text.at(-1) !== ' ') push(' ', i, i + 1);
    } else push(c, i, i + 1);
    return 1;
  }
  if (spaces.test(c)) {
    if (out.text.at(-1) !== ' ') push(' ', i, i + 1);
    return 1;
  }
  // Soft hyphens and joiners say nothing.
  if (code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff) return 1;
  if (code === 0x2010 || code === 0x2011 || code === 0x2212) push('-', i, i + 1);
  else if (code === 0x2019 || code === 0x02bc) push("'", i, i + 1);
  else if (code >= 0x660 && code <= 0x669) push(String(code - 0x660), i, i + 1);
  else if (code >= 0x6f0 && code <= 0x6f9) push(String(code - 0x6f0), i, i + 1);
  else if (code >= 0xff01 && code <= 0xff5e) push(String.fromCharCode(code - 0xfee0), i, i + 1);
  else {
    let upTo = i + 1;
    while (upTo < end && /[\u0300-\u036f]/.test(raw.charAt(upTo))) upTo += 1;
    if (upTo > i + 1) {
      push(raw.slice(i, upTo).normalize('NFC'), i, upTo);
      return upTo - i;
    }
    push(c, i, i + 1);
  }
  return 1;
}

type Inline =
  | { readonly kind: 'skip' | 'silent'; readonly to: number }
  | { readonly kind: 'alt'; readonly start: number; readonly end: number; readonly to: number }
  | { readonly kind: 'link'; readonly end: number; readonly target: string; readonly targetAt: number };

function markdownAt(raw: string, i: number, end: number, out: Out): Inline | undefined {
  const c = raw.charAt(i);
  if (c === '`') {
    const ticks = /^`+/.exec(raw.slice(i, i + 20))?.[0] ?? c;
    const close = raw.indexOf(ticks, i + ticks.length);
    return close > 0 && close < end ? { kind: 'silent', to: close + ticks.length } : undefined;
  }
  if (c === '*' || (c === '_' && !(isWord(raw.charAt(i - 1)) && isWord(raw.charAt(i + 1)))) || raw.startsWith('~~', i))
    return { kind: 'skip', to: i + (c === '~' ? 2 : 1) };
  if (c === '<') {
    const close = raw.indexOf('>', i);
    if (close > 0 && close < end && /^<(?:https?:\/\/|[^\s<>@]+@)/.test(raw.slice(i, close)))
      return { kind: 'skip', to: i + 1 };
    return undefined;
  }
  if (c === '>' && /[\w/]/.test(out.text.at(-1) ?? '')) return { kind: 'skip', to: i + 1 };
  const isImage = c === '!' && raw.charAt(i + 1) === '[';
  if (c !== '[' && !isImage) return undefined;
  const inside = i + (isImage ? 2 : 1);
  const close = closing(raw, inside, end);
  if (close < 0) return undefined;
  const target = /^\((<?)([^\s)>]*)/.exec(raw.slice(close + 1, Math.min(end, close + 600)));
  if (!target) return undefined;
  const targetAt = close + 2 + (target[1]?.length ?? 0);
  if (!isImage) return { kind: 'link', end: close, target: target[2] ?? '', targetAt };
  const last = raw.indexOf(')', targetAt);
  return { kind: 'alt', start: inside, end: close, to: last < 0 || last >= end ? end : last + 1 };
}

const isWord = (c: string): boolean => /[\p{L}\p{N}]/u.test(c);

/** The `]` that closes a `[`, brackets within counted. */
function closing(raw: string, from: number, end: number): number {
  let depth = 1;
  for (let i = from; i < end; i++) {
    const c = raw.charAt(i);
    if (c === '\\') i += 1;
    else if (c === '[') depth += 1;
    else if (c === ']') {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}
