import { findForbiddenCharacters } from '../../core/characters.ts';
import type { Report } from '../../core/problem.ts';
import type { PositionAt } from './position.ts';
import { createPositionLookup } from './position.ts';

const latin = '[A-Za-z\\u00c0-\\u024f]';
const others = '[\\u0370-\\u03ff\\u0400-\\u052f]';
/** Letters of Cyrillic and Greek that look like Latin ones (UTS #39 §4); not α, Ω or µ, which names of things hold. */
const lookalike = /[асеорхуіјѕһԁԛԝАВСЕНІЈКМОРЅТХУҮԀԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳ]/;
const border = new RegExp(`${latin}(?=${others})|${others}(?=${latin})`, 'g');
/** A letter of an escape, `\n` or `\u00e9`, is none of the word behind it. */
const escaped = /\\(?:[a-z]|u\{?[\da-f]*|x[\da-f]*)$/i;
const [wordBefore, wordAfter] = [/[\p{L}\p{M}]{1,60}$/u, /^[\p{L}\p{M}]{1,60}/u];
/** Samples of code may show what they like. */
const fences = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm;
/** A file with more such words is of one mistake. */
const mostTold = 10;

/** Warns (`text-mixed-scripts`) of words of Latin letters with a Cyrillic or Greek one among them that looks the same. */
function reportMixedScripts(text: string, positionAt: PositionAt, report: Report): void {
  if (text.search(border) === -1) return;
  const told = new Set<string>();
  const samples = [...text.matchAll(fences)].map((match) => [match.index, match.index + match[0].length] as const);
  for (const { index } of text.matchAll(border)) {
    if (samples.some(([from, to]) => from < index && index < to)) continue;
    if (escaped.test(text.slice(Math.max(0, index - 8), index + 1))) continue;
    const [before = ''] = wordBefore.exec(text.slice(Math.max(0, index - 59), index + 1)) ?? [];
    const [after = ''] = wordAfter.exec(text.slice(index + 1, index + 61)) ?? [];
    const word = before + after;
    const found = lookalike.exec(word);
    if (!found || told.has(word) || told.size === mostTold) continue;
    told.add(word);
    const [letter] = found;
    const script = letter.charCodeAt(0) < 0x400 ? 'Greek' : 'Cyrillic';
    const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report({
      code: 'text-mixed-scripts',
      at: positionAt(index + 1 - before.length + found.index),
      message: `expected a word of one script, got "${word}" with the ${script} letter "${letter}" (U+${code}) among Latin ones`,
      hint: 'It looks like a Latin letter, and is another one to search and to machines. Type the word again.',
    });
  }
}

/** The most bytes that a file of content/ may have: 256 KiB. */
export const maxTextBytes = 256 * 1024;

/** The most bytes of a fact module: 2 MiB, for 5,000 items of 400 bytes. */
export const maxFactBytes = 2 * 1024 * 1024;

/** The most bytes of what Gazette wrote: content/contract.json, each file of the ledger. 16 MiB, for some 200,000 facts. */
export const maxWrittenBytes = 16 * 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The one gate for every byte of content: the text with LF line ends and no byte order mark; undefined after reporting
 * `file-too-large`, or `file-encoding`: bytes that are not UTF-8 (RFC 3629 §3), and each kind of control, invisible or
 * direction-changing character; and warnings of `text-mixed-scripts`. `file` is the name shown to people.
 */
export function decodeText(file: string, bytes: Uint8Array, report: Report, most = maxTextBytes): string | undefined {
  if (bytes.length > most) {
    reportTooLarge(file, bytes.length, report, most);
    return undefined;
  }
  const text = decodeUtf8(file, bytes, report)?.replaceAll('\r\n', '\n');
  if (text === undefined) return undefined;
  const found = findForbiddenCharacters(text);
  const positionAt = createPositionLookup(file, text);
  for (const { offset, code, name, count, hint } of found) {
    const times = count === 1 ? '' : `, ${count} times`;
    report({
      code: 'file-encoding',
      at: positionAt(offset),
      message: `expected plain text, got ${name}${times}`,
      hint: hint ?? 'Delete it; it is invisible in most editors, so retyping the line is the surest way.',
      ...(hint === undefined && { fix: { kind: 'words', from: String.fromCodePoint(code), to: '' } }),
    });
  }
  if (found.length > 0 || reportDecodedTwice(text, positionAt, report)) return undefined;
  reportMixedScripts(text, positionAt, report);
  return text;
}

/** `fÃ¼r`: UTF-8 that a program has read as Windows-1252 and saved again. Returns whether there is any. */
function reportDecodedTwice(text: string, positionAt: PositionAt, report: Report): boolean {
  const found = [
    ...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]*[ÃÂ][\u0080-\u00bf][\p{L}\p{N}\u0080-\u00bf]*/gu),
  ].flatMap(({ 0: word, index }) => {
    const to = utf8Lenient.decode(Buffer.from(word, 'latin1'));
    return to.includes('\ufffd') ? [] : [{ word, index, to }];
  });
  for (const { word, index, to } of found)
    report({
      code: 'file-encoding',
      at: positionAt(index),
      message: `expected UTF-8, got a word that was decoded wrongly: "${word}"`,
      hint: `Write "${to}", or save the original again as UTF-8.`,
      fix: { kind: 'words', from: word, to },
    });
  return found.length > 0;
}

const utf8Lenient = new TextDecoder();

/** The text of bytes that decodeText() has taken. */
export function decodeAgain(bytes: Uint8Array): string {
  return utf8.decode(bytes).replaceAll('\r\n', '\n');
}

/** Reports a file of content/ that has more than `most` bytes. */
export function reportTooLarge(file: string, size: number, report: Report, most = maxTextBytes): void {
  report({
    code: 'file-too-large',
    at: { file },
    message: `expected at most ${most} bytes, got ${size}`,
    hint: 'Split the file, or move data that is not text to public/.',
  });
}

function decodeUtf8(file: string, bytes: Uint8Array, report: Report): string | undefined {
  const utf16 = looksLikeUtf16(bytes);
  try {
    // UTF-16 without accents is valid UTF-8 full of NULs: name the cause, not the NULs.
    if (!utf16) return utf8.decode(bytes);
  } catch {
    // No UTF-8: see below.
  }
  const at = utf16 ? { file, line: 1, col: 1 } : firstInvalid(file, bytes);
  const found = utf16 ? 'UTF-16' : 'bytes of another encoding, such as Latin-1 or Windows-1252';
  report({ code: 'file-encoding', at, message: `expected UTF-8, got ${found}`, hint: 'Save the file as UTF-8.' });
  return undefined;
}

function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [a, b] = bytes;
  if (a === undefined || b === undefined) return false;
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0) !== (b === 0);
}

function firstInvalid(file: string, bytes: Uint8Array) {
  // The longest prefix that decodes (as a stream, so that a cut-off character is no error) ends where the fault is.
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodesAsPrefix(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const before = new TextDecoder().decode(bytes.subarray(0, good), { stream: true });
  return createPositionLookup(file, before)(before.length);
}

function decodesAsPrefix(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
