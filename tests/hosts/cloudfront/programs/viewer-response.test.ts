import { expect, test } from 'vitest';
import type { ViewerFields } from '../../../../src/hosts/cloudfront/programs/event.ts';
import { handler } from '../../../../src/hosts/cloudfront/programs/viewer-response.ts';

const respond = (statusCode: number, fields: Readonly<Record<string, string>>) => {
  const headers: ViewerFields = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
  return handler({ response: { statusCode, statusDescription: 'OK', headers } });
};

test('metadata become header fields, and what S3 adds goes', () => {
  const { statusCode, headers } = respond(200, {
    etag: '"1"',
    'x-amz-meta-link': '</>',
    'x-amz-meta-x-markdown-tokens': '7',
    'last-modified': 'Sat',
    'accept-ranges': 'bytes',
    'x-x-amz-meta-y': 'z',
  });
  expect(statusCode).toBe(200);
  expect(headers).toEqual({
    etag: { value: '"1"' },
    link: { value: '</>' },
    'x-markdown-tokens': { value: '7' },
    'x-x-amz-meta-y': { value: 'z' },
  });
});

test('a 304 has the same fields: the estimate belongs to the tag that was asked for', () => {
  const { statusCode, headers } = respond(304, { 'x-amz-meta-x-markdown-tokens': '7', 'x-amz-meta-vary': 'Accept' });
  expect([statusCode, headers]).toEqual([304, { 'x-markdown-tokens': { value: '7' }, vary: { value: 'Accept' } }]);
});

test('the 404 page is sent as one, without a tag', () => {
  expect(respond(200, { etag: '"1"', 'x-amz-meta-gazette-status': '404', 'content-type': 'text/html' })).toEqual({
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html' } },
  });
});
