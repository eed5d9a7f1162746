import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAwsClient, createS3Bucket, invalidateDistribution } from '../../../src/upload/s3/client.ts';
import { readBody } from '../read-body.ts';
import { refusal } from '../signature.ts';

let answers: (number | 'cut')[] = [];
let text = '';
let asked: { url: string | undefined; body: string; fault: string | undefined }[] = [];
let pauses: number[] = [];
let origin = '';

const server = createServer(async (request, response) => {
  const body = await readBody(request);
  asked.push({ url: request.url, body: body.toString('utf8'), fault: refusal(request, body, 'SECRET') });
  const status = answers.shift() ?? 200;
  if (status === 'cut') response.destroy();
  else response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text);
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  [answers, asked, pauses, text] = [[], [], [], ''];
});

const send = (service: 's3' | 'cloudfront' = 's3', sessionToken?: string) =>
  createAwsClient({
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
    ...(sessionToken && { sessionToken }),
    service,
    region: 'eu-west-1',
    pause: async (ms) => void pauses.push(ms),
  });

test('what may pass is tried again, each time after twice the pause', async () => {
  answers = [503, 'cut', 429, 500, 200];
  expect((await send()({ method: 'GET', url: `${origin}/b/k` })).status).toBe(200);
  expect(pauses).toEqual([200, 400, 800, 1600]);
});

test('then it gives up, and says what the server said', async () => {
  answers = Array.from({ length: 9 }, () => 503);
  text = '<Error><Code>SlowDown</Code></Error>';
  const failure = send()({ method: 'PUT', url: `${origin}/b/k`, body: Buffer.from('x') });
  await expect(failure).rejects.toThrow(`PUT ${origin}/b/k: 503 SlowDown.`);
  expect(asked).toHaveLength(6);
});

test.each([[403], [400], [301], [307]])('%i is final, and nothing is sent elsewhere', async (status) => {
  answers = [status];
  await expect(send()({ method: 'GET', url: `${origin}/b/k` })).rejects.toThrow(`: ${status}.`);
  expect(asked).toHaveLength(1);
});

test('every request is signed, of temporary credentials too, whatever the key holds', async () => {
  const bucket = createS3Bucket(`${origin}/b/`, send('s3', 'TOKEN'));
  for (const key of ["a+b c/ü'(1)!*.md", '%41', '.well-known/x']) {
    await bucket.write(key, Buffer.from('text'), { 'content-type': 'text/plain', 'x-amz-meta-link': '</a>; rel="b"' });
    await bucket.remove(key);
  }
  await bucket.list();
  await invalidateDistribution(origin, 'E123', 'a&b', send('cloudfront'));
  expect(asked.map(({ fault }) => fault)).toEqual(asked.map(() => undefined));
  expect(asked.at(-1)).toMatchObject({ url: '/2020-05-31/distribution/E123/invalidation' });
  expect(asked.at(-1)?.body).toContain('<CallerReference>a&amp;b</CallerReference>');
  expect(asked.at(-1)?.body).toContain('<Path>/*</Path>');
});
