import { describe, expect, it } from 'vitest';
import {
  buildFactProofs,
  buildFactTree,
  hashSignedFact,
  listSignedFacts,
} from '../../../src/core/signing/fact-tree.ts';
import {
  dayToUnixTime,
  keyName,
  parseFileList,
  parseJws,
  parseSignedClaims,
  renderFileList,
  toDid,
  unixTimeToDay,
} from '../../../src/core/signing/signing.ts';
import { rootFromPath } from '../../support/root-from-path.ts';

it('names who signs by the origin', () => {
  expect(toDid('https://example.com')).toBe('did:web:example.com');
  expect(toDid('https://example.com:8443')).toBe('did:web:example.com%3A8443');
  expect(keyName('did:web:a.example', 'x')).toBe('did:web:a.example#x');
});

describe('a list of files', () => {
  const digest = 'a'.repeat(64);
  it('is what sha256sum checks, and is read back', () => {
    const text = renderFileList([
      { file: 'b.txt', sha256: digest },
      { file: 'a/c d.txt', sha256: digest },
    ]);
    expect(text).toBe(`${digest}  a/c d.txt\n${digest}  b.txt\n`);
    expect([...(parseFileList(text) ?? [])]).toEqual([
      ['a/c d.txt', digest],
      ['b.txt', digest],
    ]);
    expect(parseFileList('')?.size).toBe(0);
  });

  it.each([
    ['a line without its end', `${digest}  a`],
    ['a file outside', `${digest}  ../a\n`],
    ['a file twice', `${digest}  a\n${digest}  a\n`],
    ['no digest', `${digest.slice(1)}  a\n`],
    ['one space', `${digest} a\n`],
    ['an empty line', `\n`],
  ])('is none with %s', (_, text) => {
    expect(parseFileList(text)).toBeUndefined();
  });
});

describe('facts', () => {
  const url = 'https://a.example/api/v1/x.json';
  const body = { name: 'A', 'a/b~c': 1, tags: ['x', 'y'], none: [], items: [{ id: 'p' }, { id: 'q' }], mixed: [{}, 1] };

  it('are members, and of lists of objects the items', () => {
    expect(listSignedFacts(url, body).map(({ pointer, value }) => [pointer, value])).toEqual([
      ['/name', 'A'],
      ['/a~1b~0c', 1],
      ['/tags', ['x', 'y']],
      ['/none', []],
      ['/items/0', { id: 'p' }],
      ['/items/1', { id: 'q' }],
      ['/mixed', [{}, 1]],
    ]);
    expect(listSignedFacts(url, ['x'])).toEqual([{ document: url, pointer: '', value: ['x'] }]);
  });

  it('are each proven to be among all, by hashes that stand there once', () => {
    const facts = [
      ...listSignedFacts('https://a.example/api/v1/w.json', { a: 1, b: 2 }),
      ...listSignedFacts(url, body),
    ];
    const tree = buildFactTree(facts);
    const proofs = buildFactProofs(tree, facts, url, 'https://a.example/signature/release.json');
    expect(proofs).toMatchObject({ document: url, root: tree.root, count: 9 });
    expect(proofs.facts.map(({ pointer }) => pointer)).toEqual(
      listSignedFacts(url, body).map(({ pointer }) => pointer),
    );
    expect(new Set(proofs.nodes).size).toBe(proofs.nodes.length);
    for (const { pointer, index, path } of proofs.facts) {
      const fact = facts[index]!;
      expect(fact.pointer).toBe(pointer);
      const way = path.map((at) => proofs.nodes[at] ?? '');
      expect(rootFromPath(hashSignedFact(fact), index, proofs.count, way)).toBe(tree.root);
      expect(rootFromPath(hashSignedFact({ ...fact, value: 'B' }), index, proofs.count, way)).not.toBe(tree.root);
    }
  });

  it('are others in another document, or at another place', () => {
    const fact = { document: url, pointer: '/name', value: 'A' };
    const hashes = [fact, { ...fact, document: `${url}?` }, { ...fact, pointer: '/n' }, { ...fact, value: 'a' }].map(
      hashSignedFact,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});

it('reads claims only where all of them are there', () => {
  const digest = 'a'.repeat(64);
  const claims = {
    iss: 'did:web:a.example',
    sub: 'https://a.example',
    iat: dayToUnixTime('2026-11-26'),
    exp: 1_803_427_200,
    files: { path: '/f', sha256: digest, count: 1 },
    facts: { root: digest, count: 1 },
  };
  expect(parseSignedClaims(JSON.stringify(claims))).toEqual(claims);
  expect(unixTimeToDay(claims.iat)).toBe('2026-11-26');
  for (const [name, value] of Object.entries({
    iss: 1,
    sub: null,
    iat: -1,
    exp: 1e15,
    files: {},
    facts: { root: 'x', count: 1 },
  }))
    expect(parseSignedClaims(JSON.stringify({ ...claims, [name]: value })), name).toBeUndefined();
  expect(parseSignedClaims('{')).toBeUndefined();
});

it('reads a signature only where it has the three members and names a key', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jws = { payload: part({ a: 1 }), protected: part({ kid: 'k' }), signature: 'eHg' };
  expect(parseJws(JSON.stringify({ ...jws, header: {} }))).toEqual({ jws, kid: 'k', text: '{"a":1}' });
  for (const wrong of [
    { ...jws, payload: 1 },
    { ...jws, protected: part({}) },
    { ...jws, protected: '!' },
    { ...jws, signature: 'eHh' },
    { ...jws, signature: 'eHg=' },
    [],
    null,
  ])
    expect(parseJws(JSON.stringify(wrong))).toBeUndefined();
});
