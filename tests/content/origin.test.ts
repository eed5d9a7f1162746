import { expect, test } from 'vitest';
import { collectFacts } from '../../src/content/facts.ts';
import { checkOrigin } from '../../src/content/origin.ts';

const local = [
  'http://localhost',
  'http://localhost:8080',
  'https://a.localhost',
  'http://127.0.0.1',
  'http://127.1.2.3:1',
  'http://[::1]:3000',
  'http://0.0.0.0',
];

test.each([
  'https://example.com',
  'https://example.com:8443',
  'https://xn--caf-dma.example',
  'https://127.example',
  'https://localhost.example',
  'https://128.0.0.1',
])('%s is an origin', (value) => {
  for (const preview of [true, false]) expect(checkOrigin(value, { preview })).toBeUndefined();
});

test.each(local)('%s is one for a preview alone', (value) => {
  expect(checkOrigin(value, { preview: true })).toBeUndefined();
  expect(checkOrigin(value, { preview: false })).toEqual({
    message: `expected a bare origin such as https://example.com, got the local address "${value}"`,
    hint: 'Pass --preview to build for a local address.',
  });
});

test.each([
  ['example.com', 'got "example.com"', 'https://example.com'],
  ['https://a@example.com', 'got one with a user name', 'Remove everything between // and @.'],
  ['https://:b@example.com', 'got one with a user name', 'Remove everything between // and @.'],
  ['http://example.com', 'got the scheme "http:"', 'https://example.com'],
  ['ftp://localhost', 'got the scheme "ftp:"', 'https://localhost'],
  ['http://a-localhost.example', 'got the scheme "http:"', 'https://a-localhost.example'],
  ['http://x127.0.0.1', 'got "http://x127.0.0.1"', 'Write https:// and the name of the site.'],
  ['http://127.0.0.1.example', 'got the scheme "http:"', 'https://127.0.0.1.example'],
  ['https://example.com/', 'got "https://example.com/"', 'https://example.com '],
  ['https://example.com/x', 'got "https://example.com/x"', 'https://example.com '],
  ['https://Example.com', 'got "https://Example.com"', 'https://example.com '],
  ['https://example.com:443', 'got "https://example.com:443"', 'https://example.com '],
])('%s is none: %s', (value, message, hint) => {
  const problem = checkOrigin(value, { preview: true });
  expect(problem?.message).toBe(`expected a bare origin such as https://example.com, ${message}`);
  expect(problem?.hint).toContain(hint);
});

test('facts are the texts and numbers of plain data, by their path; items of lists by their id', () => {
  const roots = {
    site: { name: 'Example', on: true, nothing: null, list: ['x'], none: undefined },
    access: { days: 2, topics: [{ id: 'a', name: 'A' }, { name: 'no id' }, null, 'b', { id: 1, name: 'C' }] },
    company: undefined,
  };
  expect([...collectFacts(roots, { questions: 3, pages: 0 })]).toEqual([
    ['site.name', 'Example'],
    ['access.days', '2'],
    ['access.topics.a.id', 'a'],
    ['access.topics.a.name', 'A'],
    ['count questions', '3'],
    ['count questions in words', '3'],
    ['Count questions in words', '3'],
    ['count pages', '0'],
    ['count pages in words', '0'],
    ['Count pages in words', '0'],
  ]);
});
