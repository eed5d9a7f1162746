import { describe, expect, it } from 'vitest';
import { findLanguage } from '../../src/language/language.ts';
import { organisations } from '../support/organisations.ts';

/** Pieces of a text between its slots that are words of one language, by their length: a sign says more in Japanese. */
const isTelling = (piece: string) =>
  /[\u3040-\u30ff\u4e00-\u9fff]/.test(piece) ? piece.length >= 6 : piece.length >= 12 && piece.includes(' ');

/** The texts of the catalogue of a language, without what fills it. */
function piecesOf(tag: string): Set<string> {
  const found = findLanguage(tag);
  if ('missing' in found) throw new Error(tag);
  const texts = Object.values(found.language.words).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  );
  const pieces = texts.flatMap((text) => text.split(/\{\w+\}|`[^`]*`|\]\([^)]*\)|["“”„\n]/));
  return new Set(pieces.map((piece) => piece.trim()).filter(isTelling));
}

/** Names that all languages share stand in several catalogues. */
function foreignPieces(own: string, others: readonly string[]): string[] {
  const ours = [...piecesOf(own)].join('\n').toLowerCase();
  return others.flatMap((tag) => [...piecesOf(tag)].filter((piece) => !ours.includes(piece.toLowerCase())));
}

/** A text without the parts that say that they are in another language, and without what agents look for by its words. */
function spokenIn(tag: string, text: string): string {
  if (text.startsWith('{')) {
    const isOther = (value: unknown) => hreflangOf(value) !== undefined && hreflangOf(value) !== tag;
    return JSON.stringify(JSON.parse(text), (_, value) => (isOther(value) ? undefined : value), 1);
  }
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, (block) => (block.includes('ld+json') ? block : ''))
    .replace(/<(\w+)\b[^>]* lang="[^"]*"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/^## Step \d: .*$/gm, '');
}

const hreflangOf = (value: unknown) => (value as { hreflang?: string[] } | null)?.hreflang?.[0];

const several = organisations.filter(({ languages }) => languages.length > 1);

describe.each(several)('$name says its own words in one language at a time', ({ site, languages }) => {
  const read = site.paths.filter(
    (path) => /text\/|json|linkset/.test(site.typeOf(path) ?? '') && !/\.(?:js|css)$/.test(path),
  );

  it.each(languages)('%s', (tag) => {
    const foreign = foreignPieces(
      tag,
      languages.filter((other) => other !== tag),
    );
    expect(foreign.length).toBeGreaterThan(300);
    const documents = read.filter((path) => site.languageOf(path) === tag);
    expect(documents.length).toBeGreaterThan(15);
    const found = documents.flatMap((path) => {
      const text = spokenIn(tag, site.get(path).body);
      return foreign.filter((piece) => text.includes(piece)).map((piece) => `${path}: ${piece}`);
    });
    expect(found).toEqual([]);
  });
});

it('words of another language are seen', () => {
  expect(foreignPieces('en', ['de'])).toContain('Unter dieser Adresse ist nichts veröffentlicht.');
  expect(foreignPieces('en', ['ja'])).toContain('このアドレスでは何も公開されていません。');
  expect(spokenIn('en', '<p>a <span lang="de">Seite nicht gefunden</span></p>')).toBe('<p>a </p>');
  expect(JSON.parse(spokenIn('en', '{"a":{"hreflang":["de"]},"b":{"hreflang":["en"]}}'))).toEqual({
    b: { hreflang: ['en'] },
  });
});
