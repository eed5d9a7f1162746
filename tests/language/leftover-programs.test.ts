import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../src/core/html.ts';
import { toPlainText } from '../../src/markdown/plain-text.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

// Texts of programs in a private language: words outside of its brackets came from no catalogue.

const { site, sources } = siteOf('');
const all = texts(published({ ...site, language: 'xx' }, sources).release);
const at = (path: RegExp) => {
  const found = [...all].find(([file]) => path.test(file));
  if (!found) throw new Error(`Nothing is published at ${path}.`);
  return found[1];
};

/** Strings of a value with the names of their members; keys are codes. */
function leavesOf(value: unknown, name = ''): (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, Array.isArray(value) ? name : key));
}

const answers: unknown = JSON.parse(at(/^api\/v1\/faq\.json$/));
const content = leavesOf([site, answers, sources.pages.map(({ frontMatter }) => frontMatter.value)])
  .flatMap(([, text]) => [text, escapeHtml(text), text.replace(/\s+/g, ' ')])
  .join('\n');

/** Also a title that is made from the name of a file. */
const isContent = (part: string) => content.includes(part) || content.includes(part.toLowerCase().replaceAll(' ', '-'));

/** The part of a text that is neither in brackets nor code, an address, a heading of upstream (auth.md) or content. */
function leftIn(given: string): string[] {
  let text = given.replace(/```[\s\S]*?```/g, '\n');
  // A text may fill a slot of another.
  while (/⟦[^⟦⟧]*⟧/.test(text)) text = text.replace(/⟦[^⟦⟧]*⟧/g, '\n');
  return text
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\S+[@/.]\S+|\bsha256:\w+|\b[a-z]+(?:_[a-z]+)+\b/g, ' ')
    .split(/\n|[;:,] |\*\*|[[\]|“”]/)
    .map((part) => part.replace(/^[\s#>*\d.,()-]+|[\s,.()]+$/g, ''))
    .filter((part) => /[A-Za-z]{2}/.test(part) && !isContent(part) && !byDesign.has(part));
}

/** Members whose values are codes or names of standards, and no words. */
const codes =
  /^(?:@type|@id|@context|type|format|pattern|openapi|operationId|tags|\$ref|version|identifier|scheme|mediaType|kind|unit|status|access|authentication|const|enum|days|dayOfWeek|required|x-extensible-enum|path|href|rel|apiVersion|descriptionVersion|country|addressCountry|streetAddress|timeZone|inLanguage|encodingFormat|termsOfService|price|value|propertyID|code|method)$/;

/** English by design (languages.md §1): headings that scanners look for, tags that become names in clients, and proper names. */
const byDesign = new Set([
  ...['auth.md', 'Optional', 'Discover', 'Pick a method', 'Step 1', 'Step 2'],
  // The own name of a scheme (GB-COH), behind what it is in the language.
  'Company number',
  ...['Discovery', 'Company', 'Offer', 'Questions', 'Access', 'Facts'],
]);

const plainAnswers = site.questions.map(({ markdown }) => toPlainText(markdown).replace(/\s+/g, ' '));

/** The beginning of an answer, cut at a word: what a page says of itself. */
const isBegun = (value: string) =>
  value.endsWith('…') && plainAnswers.some((answer) => answer.startsWith(value.slice(0, -1)));

const inValues = (text: string) =>
  leavesOf(JSON.parse(text)).flatMap(([name, value]) =>
    codes.test(name) || content.includes(value) || isBegun(value) ? [] : leftIn(value),
  );

describe('what programs and agents read says nothing that no catalogue gave', () => {
  it('openapi.json', () => {
    const { paths, components, ...head } = JSON.parse(at(/openapi\.json$/));
    const schemas = JSON.stringify(components, (key, value) => (/^examples?$/.test(key) ? undefined : value));
    const operations = JSON.stringify(paths, (key, value) => (/^examples?$/.test(key) ? undefined : value));
    expect([JSON.stringify(head), schemas, operations].flatMap(inValues)).toEqual([]);
  });

  it.each([
    ['webmcp', /^const tools = (\[.*?\]);\nconst errors = (\{.*?\});\n/s],
    ['script', /^const siteWords = (\{.*?\});\n/s],
  ])('%s: the words before the program, and every sentence in it', (name, head) => {
    const text = at(new RegExp(`^assets/${name}\\.`));
    const [all = '', ...words] = head.exec(text) ?? [];
    expect(words.length).toBeGreaterThan(0);
    expect(words.flatMap(inValues)).toEqual([]);
    // Text that begins with a capital and goes on after a space is a sentence; what dom.ts throws tells of a bug of ours.
    const literals = [...text.slice(all.length).matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(
      (found) => found[2] ?? '',
    );
    expect(literals.length).toBeGreaterThan(5);
    expect(literals.filter((each) => /^[A-Z][a-z]+ [a-z]/.test(each) && !/^The page has no /.test(each))).toEqual([]);
  });

  it('JSON-LD', () => {
    const blocks = [...all.values()].flatMap((text) => [
      ...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ]);
    expect(blocks.length).toBeGreaterThan(0);
    const left = blocks.flatMap(([, text = '']) => inValues(text));
    expect(left.length, left.join('\n')).toBe(0);
  });

  it.each([...all.keys()].filter((file) => /^\.well-known\/(?!security).*(?<!\.md)$/.test(file)))('%s', (file) => {
    const left = inValues(all.get(file) ?? '');
    expect(left.length, left.join('\n')).toBe(0);
  });

  it.each([['llms.txt'], ['auth.md'], ['.well-known/security.txt']])('%s', (file) => {
    const text = (all.get(file) ?? '').replace(/^[A-Z][A-Za-z-]+: \S+$/gm, '');
    const left = leftIn(text);
    expect(left.length, left.join('\n')).toBe(0);
  });
});
