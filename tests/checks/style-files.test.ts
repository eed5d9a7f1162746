import { expect, it } from 'vitest';
import { checkStyleFiles } from '../../src/checks/style-files.ts';
import type { Problem } from '../../src/core/problem.ts';
import { inputOf } from './small-input.ts';

function found(text: string): Problem[] {
  const input = inputOf({
    documents: { '/pattern.svg': '', '/b%C3%A4r.svg': '' },
    redirects: { '/old.svg': '/pattern.svg' },
  });
  const problems: Problem[] = [];
  const sources = { ...input.sources, style: { file: 'content/brand.css', text } };
  checkStyleFiles({ ...input, sources }, (problem) => void problems.push(problem));
  return problems;
}

it('what a stylesheet of the site loads and nobody serves is told at its place, with what was meant', () => {
  expect(found('a { color: red }\nb { background: url(/patern.svg?v=2) }')).toEqual([
    {
      code: 'link-dead',
      at: { file: 'content/brand.css', line: 2, col: 17 },
      message: 'expected a file of this site, got url(/patern.svg), which is not served',
      hint: 'Did you mean "/pattern.svg"?',
    },
  ]);
  expect(found('a { background: image-set("/nothing.png" 1x) }')).toHaveLength(1);
});

it('an old address leads on, and is told with the address of today', () => {
  expect(found('a { background: url(/old.svg) }')).toMatchObject([
    { code: 'link-moved', at: { line: 1, col: 17 }, hint: 'Write "/pattern.svg".' },
  ]);
});

it.each([
  'url(/pattern.svg)',
  'url("/pattern.svg#part")',
  "url('/b%C3%A4r.svg')",
  'url(data:image/svg+xml,x)',
  'url(#m)',
  'none',
])('what is there, or needs no file, is none: %s', (value) => expect(found(`a { background: ${value} }`)).toEqual([]));
