import { expect, it } from 'vitest';
import { escapeHtml } from '../../src/core/html.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

/** Leaves of pages that no catalogue and no content gave: the number found, to fall to none. */
const ceiling = 749;

it('pages in a private language have few words that no catalogue gave', () => {
  const { site, sources } = siteOf('tests/fixtures/small');
  const { release } = published({ ...site, language: 'xx' }, sources);
  const said = stringsIn(site).map(plain).join('\n');
  const left = [...texts(release)].flatMap(([path, text]) => {
    if (!text.startsWith('<!doctype html>')) return [];
    const leaves = plain(text.slice(text.indexOf('<body>'))).split('\n');
    return leaves.filter((leaf) => isLatin(leaf, said)).map((leaf) => `${path}: ${leaf}`);
  });
  expect(left.length, left.join('\n')).toBeLessThanOrEqual(ceiling);
  // The test can fail: content is Latin too, and is left out by what it says.
  expect(isLatin('Skip to content', said)).toBe(true);
});

const isLatin = (leaf: string, said: string): boolean => /[A-Za-z]{2}/.test(outside(leaf)) && !said.includes(leaf);

/** What is in no brackets of the private language, and is no address. */
const outside = (leaf: string): string => leaf.replace(/⟦.*⟧/g, '').replace(/\S+[@/.]\S+/g, '');

/** The text of markup without code and programs, a leaf a line. */
function plain(markup: string): string {
  const words = markup.replace(/<(script|code|pre)\b[\s\S]*?<\/\1>/g, '\n').replace(/<[^>]*>/g, '\n');
  return words.replace(/[ \t]*\n\s*/g, '\n').trim();
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, escapeHtml(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
