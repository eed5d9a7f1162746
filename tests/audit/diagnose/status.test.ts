import { expect, it } from 'vitest';
import { diagnoseRedirect } from '../../../src/audit/diagnose/status.ts';
import type { Exchange } from '../../../src/audit/probes/probe.ts';

const place = { origin: 'https://127.0.0.1:8443', baseUrl: 'https://facts.example' };
const causeOf = (wanted: string, location: string | undefined) => {
  const exchange: Exchange = {
    probe: { role: 'redirect', path: '/old.pdf', request: { method: 'GET', path: '/old.pdf', headers: {} } },
    expected: { status: 308, headers: { Location: wanted }, body: new Uint8Array() },
    expectedSha256: undefined,
    actual: { error: 'not looked at' },
  };
  return diagnoseRedirect(exchange, location, place);
};

it('names a redirect to the right path of the wrong origin, also where content leads to another', () => {
  const elsewhere = 'https://legal.example/catalogue/';
  expect(causeOf(elsewhere, elsewhere)).toBe('redirect-status');
  expect(causeOf(elsewhere, '/catalogue/')).toBe('redirect-elsewhere');
  expect(causeOf(elsewhere, 'https://facts.example/catalogue/')).toBe('redirect-elsewhere');
  expect(causeOf(elsewhere, 'https://user@legal.example/catalogue/')).toBe('redirect-elsewhere');
  expect(causeOf(elsewhere, 'https://legal.example/')).toBe('redirect-missing');
  expect(causeOf(elsewhere, undefined)).toBe('redirect-missing');
});

it('takes both names of the origin for ours, and no other', () => {
  for (const to of ['/new/', 'https://facts.example/new/', 'https://127.0.0.1:8443/new/'])
    expect(causeOf('/new/', to)).toBe('redirect-status');
  expect(causeOf('/new/', 'https://legal.example/new/')).toBe('redirect-elsewhere');
});
