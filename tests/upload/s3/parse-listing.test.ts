import { expect, test } from 'vitest';
import { parseListing } from '../../../src/upload/s3/client.ts';

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-22T00:00:00.000Z</LastModified><ETag>&quot;abc&quot;</ETag><Size>1</Size></Contents>`;

test('keys and tags, as they were before XML escaped them', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult>${object('a&amp;b&lt;&#x41;&#66;.md')}${object('c')}<IsTruncated>false</IsTruncated></ListBucketResult>`;
  expect(parseListing(xml)).toEqual({
    objects: [
      { key: 'a&b<AB.md', tag: 'abc', modified: '2026-11-22T00:00:00.000Z' },
      { key: 'c', tag: 'abc', modified: '2026-11-22T00:00:00.000Z' },
    ],
    next: undefined,
  });
});

test('where the next page begins', () => {
  const xml = `<ListBucketResult>${object('a')}<NextContinuationToken>1/+=</NextContinuationToken></ListBucketResult>`;
  expect(parseListing(xml).next).toBe('1/+=');
});

test('a reference to no character stays as it is written', () => {
  const xml = '<Contents><Key>a&#xffffffff;&#99999999;&#x41;</Key></Contents>';
  expect(parseListing(xml).objects[0]?.key).toBe('a&#xffffffff;&#99999999;A');
});
