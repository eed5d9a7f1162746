import { expect, test } from 'vitest';
import { parseDeploySettings } from '../../../src/commands/deploy.ts';

const env = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'SECRET', S3_BUCKET: 'site' };
const read = (flags: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  parseDeploySettings({ args: flags, env: { ...env, ...more } });

test('what is not given comes from the environment, then from what AWS does', () => {
  expect(read([])).toMatchObject({ bucket: 'https://site.s3.us-east-1.amazonaws.com/', keepDays: 30, dryRun: false });
  expect(read([], { AWS_REGION: 'eu-west-1' }).bucket).toBe('https://site.s3.eu-west-1.amazonaws.com/');
  expect(read(['--bucket', 'my.site']).bucket).toBe('https://s3.us-east-1.amazonaws.com/my.site/');
  expect(read(['--endpoint', 'https://s3.example']).bucket).toBe('https://s3.example/site/');
  expect(read([], { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }).bucket).toBe('http://127.0.0.1:9/site/');
  expect(read([], { AWS_SESSION_TOKEN: 'T' }).credentials.sessionToken).toBe('T');
  expect(read([], { CLOUDFRONT_DISTRIBUTION: '' })).not.toHaveProperty('distribution');
});

test.each([
  [['--endpoint', 'http://s3.example'], '--endpoint is an https origin'],
  [['--endpoint', 'https://s3.example/path'], '--endpoint is an https origin'],
  [['--bucket', '../x'], 'is the name of a bucket'],
  [['--bucket', 'A'], 'is the name of a bucket'],
  [['--region', 'x/y'], '--region is the name of a region'],
  [['--concurrency', '0'], '--concurrency is a number'],
  [['--keep-days', 'x'], '--keep-days is a number'],
])('%j is refused', (flags, message) => {
  expect(() => read(flags)).toThrow(message);
});

test('without credentials, or something to deploy to, it stops; a secret is never told', () => {
  expect(() => read([], { AWS_ACCESS_KEY_ID: '' })).toThrow(
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which are not',
  );
  expect(() => read([], { S3_BUCKET: '' })).toThrow('--bucket (or S3_BUCKET) is the name of a bucket');
  expect(() => read(['--bucket', 'A'])).not.toThrow(/SECRET/);
});
