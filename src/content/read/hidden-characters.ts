import { type ForbiddenCharacter, findForbiddenCharacters } from '../../core/characters.ts';
import type { Report } from '../../core/problem.ts';
import { decodeProse } from '../../markdown/segments.ts';
import type { PositionedValue } from './located.ts';
import type { PositionAt } from './position.ts';

/**
 * Reports as `file-encoding` every string and key below `root` that holds a forbidden character: escapes such as
 * `"\u202E"` bring in what decodeText keeps out. `source` is the text that `root` was read from; the place is that of
 * the escape. Returns whether there was none.
 */
export function reportHiddenCharacters(
  root: PositionedValue,
  source: string,
  positionAt: PositionAt,
  report: Report,
): boolean {
  let none = true;
  const look = (text: string, offset: number) => {
    for (const found of findForbiddenCharacters(text)) {
      none = false;
      reportHidden(found, 'an escape', positionAt(escapeOf(found.code, source, offset)), report);
    }
  };
  if (typeof root.value === 'string') look(root.value, root.at);
  for (const [key, mark] of root.members ?? []) {
    if (mark.keyAt !== undefined) look(key, mark.keyAt);
    none = reportHiddenCharacters(mark, source, positionAt, report) && none;
  }
  return none;
}

/**
 * Reports as `file-encoding`, at its place, every character reference (`&#x202E;`, `&rlm;`) of Markdown that brings a
 * forbidden character into what is published. References in code are text. Returns whether there was none.
 */
export function reportHiddenReferences(markdown: string, positionAt: PositionAt, report: Report): boolean {
  let none = true;
  for (const { text, sourceOffset } of decodeProse(markdown))
    for (const found of findForbiddenCharacters(text)) {
      none = false;
      reportHidden(found, 'a character reference', positionAt(sourceOffset(found.offset)), report);
    }
  return none;
}

function reportHidden(
  { name, hint }: ForbiddenCharacter,
  form: string,
  at: ReturnType<PositionAt>,
  report: Report,
): void {
  report({ code: 'file-encoding', at, message: `expected plain text, got ${form} for ${name}`, hint });
}

// The escapes of TypeScript and YAML (ECMA-262 §12.9.4, YAML 1.2.2 §5.7).
const escapes = /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|U([\da-fA-F]{8})|([\s\S]))/g;
const shortEscapes: Readonly<Record<string, number>> = {
  '0': 0,
  a: 7,
  b: 8,
  v: 0x0b,
  f: 0x0c,
  r: 0x0d,
  e: 0x1b,
  N: 0x85,
  L: 0x2028,
  P: 0x2029,
};

/** Offset of the first escape at or after `from` that stands for the character; `from` where there is none. */
function escapeOf(code: number, source: string, from: number): number {
  const lead = code > 0xffff ? String.fromCodePoint(code).charCodeAt(0) : code;
  escapes.lastIndex = from;
  for (let match = escapes.exec(source); match; match = escapes.exec(source)) {
    const [, braced, four, two, eight, short = ''] = match;
    const hex = braced ?? four ?? two ?? eight;
    const escaped = hex === undefined ? shortEscapes[short] : Number.parseInt(hex, 16);
    if (escaped === code || escaped === lead) return match.index;
  }
  return from;
}
