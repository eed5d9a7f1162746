import { findForbiddenCharacters } from '../../core/characters.ts';
import type { Problem } from '../../core/problem.ts';

/** A problem of a file of public/, and where in it, if that is known. */
export type PublicProblem = Omit<Problem, 'at'> & { readonly offset?: { readonly line: number; readonly col: number } };

/** Texts that agents and people read as they stand. */
const readAsText = /\.(?:asc|csv|geojson|html|ics|json|jsonld|md|txt|vcf|webmanifest|xml|ya?ml)$/;
const escapes = {
  // An escaped backslash begins no escape.
  json: /\\(?:u[0-9a-fA-F]{4}(?:\\u[0-9a-fA-F]{4})?|[^u])/g,
  // `&#106;` and `&#x6a;` are characters to whoever opens the file.
  xml: /&#(?:x0*([0-9a-f]{1,6})|0*(\d{1,7}));/gi,
};

/**
 * `file-encoding` for the first hidden character of such a text, as it is or behind an escape of JSON or a reference of XML.
 * A mark at its start, control characters and ends of lines are its own affair.
 */
export function findHiddenInPublicText(path: string, bytes: Uint8Array): PublicProblem | undefined {
  if (!readAsText.test(path)) return undefined;
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const plain = hiddenIn(source);
  if (plain) return problem(plain, source, plain.offset, '');
  const kind = /\.(?:html|xml)$/.test(path)
    ? 'xml'
    : /\.(?:geojson|json|jsonld|webmanifest)$/.test(path)
      ? 'json'
      : undefined;
  if (kind === undefined || !source.includes(kind === 'xml' ? '&#' : '\\u')) return undefined;
  const decode = kind === 'xml' ? decodeCharacterReferences : fromJson;
  const hidden = hiddenIn(source.replace(escapes[kind], decode));
  if (!hidden) return undefined;
  const written = [...source.matchAll(escapes[kind])].find(([one]) => decode(one).codePointAt(0) === hidden.code);
  return problem(hidden, source, written?.index ?? 0, 'an escape for ');
}

const hiddenIn = (text: string) =>
  /[\u00a0-\uffff]/.test(text)
    ? findForbiddenCharacters(text.replace(/[\r\f]/g, ' ')).find(({ code }) => code >= 0xa0)
    : undefined;

const fromJson = (written: string): string =>
  written.startsWith('\\u') ? String(JSON.parse(`"${written}"`)) : written;

/** The text with the characters that its numeric references stand for. */
export const decodeCharacterReferences = (text: string): string =>
  text.replace(escapes.xml, (_, hex?: string, decimal?: string) => {
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });

function problem(found: { name: string; hint?: string | undefined }, source: string, offset: number, form: string) {
  const before = source.slice(0, offset);
  return {
    code: 'file-encoding' as const,
    message: `expected plain text, got ${form}${found.name}`,
    hint: found.hint ?? 'Delete it; it is invisible in most editors, so retyping the line is the surest way.',
    offset: { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') },
  };
}
