import { expect, it } from 'vitest';
import { checkContentMembers, checkContentValues } from '../../../src/checks/proof/api.ts';

const known = new Set(['name', 'list.id', 'list.n', 'list.is', 'own.form', 'value', 'url']);

const told = (content: unknown, body: unknown, paths = true, formed = /^own\./, members = known) => {
  const found: string[] = [];
  checkContentMembers(
    content,
    body,
    { formed, paths, members },
    (expected, got) => void found.push(`${expected}, got ${got}`),
  );
  return found;
};

it('each value stands in the document, under its name', () => {
  const content = {
    name: 'A & B',
    list: [
      { id: 'x', n: 1 },
      { id: 'y', is: false },
    ],
    own: { form: 'z' },
  };
  const body = {
    list: [
      { n: 1, id: 'x' },
      { id: 'y', is: false },
    ],
    name: 'A & B',
    more: 1,
  };
  expect(told(content, body)).toEqual([]);
  expect(told(content, { ...body, name: 'A & C' })).toEqual(['name: A & B, got another value, or none']);
  expect(told(content, { ...body, name: undefined, other: 'A & B' })).toHaveLength(1);
  expect(told(content, { ...body, list: body.list.slice(1) })).toEqual([
    'list.id: x, got another value, or none',
    'list.n: 1, got another value, or none',
  ]);
  expect(
    told(content, {
      ...body,
      list: [
        { id: 'x', n: 1 },
        { id: 'y', is: true },
      ],
    }),
  ).toHaveLength(1);
});

it('as often as in the content', () => {
  const content = [{ name: 'a' }, { name: 'a' }];
  expect(told(content, [{ name: 'a' }, { name: 'a' }])).toEqual([]);
  expect(told(content, [{ name: 'a' }, { name: 'b' }])).toHaveLength(1);
});

it('spaces of a number may be others, letters and case may not, and all else is as it is', () => {
  expect(told({ value: 'HRB 815' }, { value: 'HRB815' })).toEqual([]);
  expect(told({ value: 'HRB 815' }, { value: 'hrb815' })).toHaveLength(1);
  expect(told({ value: '–' }, {})).toEqual([]);
  expect(told({ name: 'A, B' }, { name: 'A B' })).toHaveLength(1);
});

it('a path is an address that ends in it, called url where the content calls it a link', () => {
  expect(told({ link: 'https://a.example/x' }, { url: 'https://a.example/x' })).toEqual([]);
  expect(told({ link: '/x/' }, { any: 'https://a.example/x/' })).toEqual([]);
  expect(told({ link: '/x/' }, { any: 'https://a.example/y/' })).toEqual([
    'link: an address that ends in /x/, got none',
  ]);
  expect(told({ link: '/x/' }, { any: '/x/' })).toHaveLength(1);
  expect(told({ link: '/x/' }, {}, false)).toEqual([]);
});

it('what no wire schema knows is not public', () => {
  expect(told({ motto: 'a', list: [{ id: 'x', motto: 'b' }] }, { list: [{ id: 'x' }] })).toEqual([]);
  expect(told({ list: [{ id: 'x', motto: 'b' }] }, {})).toEqual(['list.id: x, got another value, or none']);
});

it('of values alone the name does not count, nor what stands before it', () => {
  const valuesTold = (content: unknown, body: unknown) => {
    const found: string[] = [];
    checkContentValues(content, body, (expected) => void found.push(expected));
    return found;
  };
  expect(
    valuesTold([{ depth: 40 }, { to: '/x/' }], [{ depth: { value: 40 } }, { to: 'https://a.example/x/' }]),
  ).toEqual([]);
  expect(valuesTold([{ depth: 40 }], [{ depth: { value: 41 } }])).toEqual(['depth: 40']);
});
