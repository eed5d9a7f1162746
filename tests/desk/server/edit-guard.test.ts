import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDesk, testDesk } from '../editor/desk.ts';

// Each part of what protects writing, alone missing: 403, and no byte of the content is another one.
const file = 'content/company.ts';
let desk: TestDesk;
let good: Record<string, string>;
let host: string;
let draft: { id: string; before: string };
beforeAll(async () => {
  desk = await testDesk();
  host = new URL(desk.origin).host;
  good = { host, origin: desk.origin, 'content-type': 'application/json', 'x-gazette-desk': await desk.token() };
  const { body } = await desk.send(`/__gazette/field.json?file=${file}&pointer=/companyNumber`);
  const { before } = JSON.parse(body);
  const made = await desk.post('edit', { file, pointer: '/companyNumber', before, value: 'HRA 0013' });
  draft = { id: made.body.id, before };
});
afterAll(() => desk.close());

const port = () => host.split(':')[1]!;
type Fields = Record<string, string | string[] | undefined>;
const attacks: [string, () => Fields][] = [
  ['no token', () => ({ 'x-gazette-desk': undefined })],
  ['an empty token', () => ({ 'x-gazette-desk': '' })],
  ['another token', () => ({ 'x-gazette-desk': '0'.repeat(32) })],
  ['a token that begins right', () => ({ 'x-gazette-desk': good['x-gazette-desk']!.slice(0, 31) })],
  ['a token that goes on', () => ({ 'x-gazette-desk': `${good['x-gazette-desk']}0` })],
  ['two tokens', () => ({ 'x-gazette-desk': [good['x-gazette-desk']!, 'x'] })],
  [
    'the token as a cookie',
    () => ({ 'x-gazette-desk': undefined, cookie: `x-gazette-desk=${good['x-gazette-desk']}` }),
  ],
  ['no Origin', () => ({ origin: undefined })],
  ['a hidden Origin', () => ({ origin: 'null' })],
  ['a foreign Origin', () => ({ origin: 'https://evil.example' })],
  ['an Origin of another port', () => ({ origin: 'http://127.0.0.1:1' })],
  ['another name of this machine as Origin', () => ({ origin: `http://localhost:${port()}` })],
  ['another scheme in Origin', () => ({ origin: `https://${host}` })],
  ['a foreign Host', () => ({ host: 'evil.example', origin: 'http://evil.example' })],
  ['a foreign Host with our port', () => ({ host: `evil.example:${port()}`, origin: `http://evil.example:${port()}` })],
  ['no type', () => ({ 'content-type': undefined })],
  ['the type of a form', () => ({ 'content-type': 'application/x-www-form-urlencoded' })],
  ['the type of a plain text', () => ({ 'content-type': 'text/plain' })],
  ['a type that only begins right', () => ({ 'content-type': 'application/json, text/plain' })],
  ['another site', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['another port of this site', () => ({ 'sec-fetch-site': 'same-site' })],
  ['an address typed by hand', () => ({ 'sec-fetch-site': 'none' })],
  [
    'a form that a person sent from elsewhere',
    () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
  ],
];

describe.each(['edit', 'save', 'undo'])('POST %s', (name) => {
  const body = () =>
    JSON.stringify({ file, pointer: '/companyNumber', before: draft.before, value: 'x', id: draft.id });

  it.each(attacks)('with %s is answered 403, and nothing is written', async (_name, fields) => {
    const before = desk.read(file);
    const answer = await desk.send(`/__gazette/${name}`, { ...good, ...fields() }, 'POST', body());
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain(good['x-gazette-desk']);
    expect(desk.read(file)).toBe(before);
  });

  it('takes no token from its address', async () => {
    const address = `/__gazette/${name}?token=${good['x-gazette-desk']}&x-gazette-desk=${good['x-gazette-desk']}`;
    expect((await desk.send(address, { ...good, 'x-gazette-desk': undefined }, 'POST', body())).status).toBe(403);
  });

  it('answers no other method', async () => {
    const before = desk.read(file);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await desk.send(`/__gazette/${name}`, good, method);
      expect([answer.status, answer.headers.allow], method).toEqual([405, 'POST']);
      expect(Object.keys(answer.headers).filter((field) => field.startsWith('access-control-'))).toEqual([]);
    }
    expect(desk.read(file)).toBe(before);
  });

  it('reads no body without end', async () => {
    const answer = await desk.send(`/__gazette/${name}`, { ...good, 'content-length': '9000000' }, 'POST');
    expect(answer.status).toBe(413);
  });
});

describe('the token', () => {
  it('is in the page of the desk, in windows alone, another one at each start, and nowhere else', async () => {
    const other = await testDesk();
    expect(await desk.token()).toMatch(/^[0-9a-f]{32}$/);
    expect(await other.token()).not.toBe(await desk.token());
    other.close();
    for (const [path, headers] of [
      ['/__gazette/', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
      ['/__gazette/', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
      ['/__gazette/lens.js', {}],
      ['/__gazette/state.json', {}],
      ['/__gazette/frame/', {}],
      ['/', { 'user-agent': 'Mozilla/5.0' }],
    ] as const) {
      const answer = await desk.send(path, headers);
      expect(answer.status, path).toBe(200);
      expect(JSON.stringify(answer), path).not.toContain(good['x-gazette-desk']);
    }
    const page = await desk.send('/__gazette/', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' });
    expect(page.body).toContain(good['x-gazette-desk']);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('opens what the attacks could not', async () => {
    const before = desk.read(file);
    const saved = await desk.post('save', { id: draft.id }, { 'sec-fetch-site': 'same-origin' });
    expect(saved.status).toBe(200);
    expect(desk.read(file)).toBe(before.replace('HRA 0012', 'HRA 0013'));
  });
});
