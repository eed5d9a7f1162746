import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build, type SiteBuildOptions } from '../../src/compile/build.ts';
import { isTokenFor, parseTokenOrigin } from '../../src/content/check/trial-token.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { kept } from '../support/kept.ts';

/** With a signature that looks like any, so that a check of secrets sees what it would see. */
const token = (payload: object) => {
  const json = Buffer.from(JSON.stringify(payload));
  const head = Buffer.from(Array.from({ length: 69 }, (_, i) => (i * 89 + 41) % 251));
  head[0] = 3;
  head.writeUInt32BE(json.length, 65);
  return Buffer.concat([head, json]).toString('base64');
};
const ofHere = token({ origin: 'https://pumpen.example:443', feature: 'WebMCP', expiry: 1800000000 });

let site: TestSite | undefined;
afterEach(() => site?.remove());

/** The small company with a token: what a build says, and whether its homepage has the token. */
function built(written: string, more: Partial<SiteBuildOptions> = {}, page = '') {
  site = copySite();
  const read = (file: string) => readFileSync(join(site?.dir ?? '', file), 'utf8');
  const fields = read('content/site.ts').replace('webMcp: false', 'webMcp: true');
  site.write('content/site.ts', fields.replace('features: {', `webMcpTrialToken: '${written}',\n  features: {`));
  if (page !== '') site.write('content/pages/home.md', `${read('content/pages/home.md')}\n${page}\n`);
  const { release, problems } = build({ ...site.options, cache: kept, ...more });
  const home = [...(release?.files.values() ?? [])].find(({ file }) => file === 'index.html');
  const html = home && Buffer.from(home.bytes).toString();
  return {
    codes: problems.map(({ code, field }) => [code, field]),
    hasToken: html?.includes(`<meta http-equiv="origin-trial" content="${written}">`),
  };
}

describe('the token of an origin trial', () => {
  it('is published by a plain build, and is no secret', () => {
    expect(built(ofHere)).toEqual({ codes: [], hasToken: true });
  });

  it('is a secret where it is another than the one of content/site.ts', () => {
    const other = token({ origin: 'https://pumpen.example:443', feature: 'Other', expiry: 1800000000 });
    expect(built(ofHere, {}, `The key is ${other}.`).codes.map(([code]) => code)).toContain('private-secret');
  });

  it.each([
    ['of a preview', { baseUrl: 'http://localhost:8000', preview: true }],
    ['for staging', { baseUrl: 'https://staging.example' }],
  ])('is judged by the origin of content/site.ts, and left out of a build %s', (_, options) => {
    expect(built(ofHere, options)).toEqual({ codes: [], hasToken: false });
  });

  it('is refused where it is for another origin than the one of content/site.ts', () => {
    const other = token({ origin: 'https://staging.example:443' });
    expect(built(other, { baseUrl: 'https://staging.example' }).codes).toEqual([['field-invalid', 'webMcpTrialToken']]);
  });

  it('may be for all below an origin', () => {
    const below = token({ origin: 'https://example:443', isSubdomain: true });
    expect(built(below)).toEqual({ codes: [], hasToken: true });
    expect(built(token({ origin: 'https://example:443', isSubdomain: false })).codes).toEqual([
      ['field-invalid', 'webMcpTrialToken'],
    ]);
  });

  it.each([
    [{ origin: 'https://a.example:443' }, 'https://a.example', true],
    [{ origin: 'https://a.example:443' }, 'https://b.a.example', false],
    [{ origin: 'https://a.example:443', isSubdomain: true }, 'https://a.example', true],
    [{ origin: 'https://a.example:443', isSubdomain: true }, 'https://b.a.example', true],
    [{ origin: 'https://a.example:443', isSubdomain: 'yes' }, 'https://b.a.example', false],
    [{ origin: 'https://a.example:443', isSubdomain: true }, 'https://ba.example', false],
    [{ origin: 'https://a.example:443', isSubdomain: true }, 'nowhere', false],
    [{ origin: 'nowhere' }, 'https://a.example', false],
  ])('%j at %s: %s', (payload, origin, isTaken) => expect(isTokenFor(token(payload), origin)).toBe(isTaken));

  it('names an origin, or is damaged', () => {
    expect(parseTokenOrigin(ofHere)).toBe('https://pumpen.example:443');
    expect(parseTokenOrigin(ofHere.slice(4))).toBeUndefined();
  });
});
