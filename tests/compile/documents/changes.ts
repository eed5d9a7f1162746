import type { Site } from '../../../src/content/site.ts';
import { byTurn } from '../../support/runs.ts';
import { clean, sumsOf } from './releases.ts';

type Change = readonly [what: string, changed: Site];

/**
 * Sites that differ from one in one member each, wherever documents can still be made of them, and the digests of these: a
 * fifth of them at each turn, as each is made twice.
 */
export function changesOf(site: Site): (readonly [...Change, sums: ReturnType<typeof sumsOf>])[] {
  const lists = ['pages', 'publicFiles'];
  const changes = Object.entries(site)
    .filter(([key]) => !lists.includes(key))
    .flatMap(([key, value]) => membersOf(key, value, (changed) => ({ ...site, [key]: changed })));
  return [...byTurn(changes, 5), ...byTurn(pageChanges(site), 2)].flatMap(([what, changed]) => {
    const sums = made(changed);
    return sums ? [[what, changed, sums] as const] : [];
  });
}

/** Each member of a module, each item of a list, and absent members. */
function membersOf(name: string, value: unknown, put: (value: unknown) => Site): Change[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array)
    return [[name, put(other(value))], ...(value === undefined ? [] : [[`${name} left out`, put(undefined)] as const])];
  if (Array.isArray(value))
    return [
      [`${name} without the last`, put(value.slice(0, -1))],
      [`${name} the other way round`, put(value.toReversed())],
      ...(value.length > 0 ? membersOf(`${name}[0]`, value[0], (first) => put([first, ...value.slice(1)])) : []),
    ];
  return Object.entries(value).flatMap(([key, member]) =>
    membersOf(`${name}.${key}`, member, (changed) => put({ ...value, [key]: changed })),
  );
}

function pageChanges(site: Site): Change[] {
  const change = (index: number, member: object): Site => ({
    ...site,
    pages: site.pages.map((page, i) => (i === index ? { ...page, ...member } : page)),
  });
  const members = {
    title: 'A new title',
    description: 'Another description',
    updated: '2027-01-01',
    path: '/b/elsewhere/',
    bodyBytes: 300_000,
    markdown: 'Another text.',
  };
  return [
    ...Object.entries(members).flatMap(([key, value]) =>
      [0, 11, 12, 19].map((i): Change => [`page ${i}: ${key}`, change(i, { [key]: value })]),
    ),
    ['a page less', { ...site, pages: site.pages.slice(1) }],
    ['twelve pages', { ...site, pages: site.pages.slice(0, 12) }],
    ['two pages change places', { ...site, pages: site.pages.toSpliced(14, 2, site.pages[15]!, site.pages[14]!) }],
    ['pictures of pages', { ...site, pagePictures: true }],
    ['kept out of search engines', { ...site, noIndex: true }],
  ];
}

function other(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return 'something';
  return /^\d{4}-\d\d-\d\d/.test(value) ? value.replace(/^\d{4}/, '2031') : `${value}x`;
}

/** A site that no schema lets through may throw. */
function made(site: Site): ReturnType<typeof sumsOf> | undefined {
  try {
    return sumsOf(clean(site));
  } catch {
    return undefined;
  }
}
