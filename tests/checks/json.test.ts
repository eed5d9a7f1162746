import { expect, it } from 'vitest';
import { checkJson } from '../../src/checks/json.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import { inputOf, problemsOf } from './small-input.ts';

const found = (text: string, path = '/x.json') =>
  problemsOf(checkJson, { documents: { [path]: text } }).map(
    ({ code, at, message }) => `${code} ${at?.file} ${message}`,
  );

it('an object is what it is to be', () => {
  expect(found('{"a": [1]}')).toEqual([]);
});

it.each([['[]'], ['null'], ['"{}"'], ['1'], ['true'], ['{'], ['']])('%j is no object', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^document-invalid \/x\.json expected a JSON object, got \S/)]);
});

it('what is not JSON is not read, nor what a company put into public/', () => {
  expect(found('<p>', '/x/')).toEqual([]);
  const input = inputOf({ documents: { '/x.json': '[]' } });
  const catalog = input.catalog.map((document) => ({ ...document, kind: 'public' as const }));
  checkJson({ ...input, catalog }, (problem) => expect(problem).toBeUndefined());
});

it('a linkset is read too', () => {
  const input = inputOf({ documents: { '/.well-known/api-catalog': '[]' } });
  const catalog = input.catalog.map((document) => ({ ...document, mediaType: mediaTypes.linkset }));
  const codes: string[] = [];
  checkJson({ ...input, catalog }, ({ code }) => void codes.push(code));
  expect(codes).toEqual(['document-invalid']);
});
