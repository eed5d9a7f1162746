import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkPrivacyControl } from '../../src/checks/privacy-control.ts';
import { checkTrialToken } from '../../src/content/check/trial-token.ts';
import { proofFields } from '../../src/content/schemas/proofs.ts';
import type { Page, Site } from '../../src/content/site.ts';
import type { Problem } from '../../src/core/problem.ts';
import { inputOf, moduleOf } from '../checks/small-input.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

const { site, sources } = siteOf('tests/fixtures/small');
const key = 'b4f1c7e2a9d84c0f8e35';
const print = Array(32).fill('0A').join(':');
const token = (payload: unknown, wrong = 0) => {
  const json = Buffer.from(JSON.stringify(payload));
  const head = Buffer.alloc(69);
  head[0] = 3;
  head.writeUInt32BE(json.length + wrong, 65);
  return Buffer.concat([head, json]).toString('base64');
};
const ofHere = token({ origin: 'https://pumpen.example:443', feature: 'WebMCP', expiry: 1800000000 });
const withProofs: Site = {
  ...site,
  features: { ...site.features, webMcp: true },
  indexNowKey: key,
  globalPrivacyControl: '2026-01-05',
  androidApps: [{ id: 'example.pumpen.app', fingerprints: [print] }],
  trust: { social: ['https://social.example/@pumpen'], belongto: ['https://verband.example/', 'https://b.example/'] },
  webMcpTrialToken: ofHere,
};

describe('what proves something to others', () => {
  const before = texts(published(site, sources).release);
  const { release, problems } = published(withProofs, sources);
  const after = texts(release);

  it('is published where the content says it, and nowhere else', () => {
    const isNew = [...after.keys()].filter((file) => !before.has(file) && !file.startsWith('assets/'));
    expect(isNew.sort()).toEqual([
      '.well-known/assetlinks.json',
      '.well-known/gpc.json',
      '.well-known/trust.txt',
      `${key}.txt`,
    ]);
    expect(after.get(`${key}.txt`)).toBe(key);
    expect(JSON.parse(after.get('.well-known/gpc.json') ?? '')).toEqual({ gpc: true, lastUpdate: '2026-01-05' });
    expect(JSON.parse(after.get('.well-known/assetlinks.json') ?? '')).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'example.pumpen.app', sha256_cert_fingerprints: [print] },
      },
    ]);
    const trust =
      'social=https://social.example/@pumpen\nbelongto=https://verband.example/\nbelongto=https://b.example/\n';
    expect(after.get('.well-known/trust.txt')).toBe(`${trust}datatrainingallowed=no\n`);
    const trained = { ...withProofs, contentSignals: { ...site.contentSignals, 'ai-train': true } };
    expect(texts(published(trained, sources).release).get('.well-known/trust.txt')).toBe(
      `${trust}datatrainingallowed=yes\n`,
    );
    const typeOf = (path: string) => release.routes.get(path)?.variants[0]?.headers['Content-Type'];
    expect(['/.well-known/gpc.json', '/.well-known/assetlinks.json', `/${key}.txt`].map(typeOf)).toEqual([
      'application/json',
      'application/json',
      'text/plain; charset=utf-8',
    ]);
  });

  it('is listed with what is well-known, but not the key', () => {
    const llms = after.get('llms.txt') ?? '';
    for (const path of ['/.well-known/gpc.json', '/.well-known/assetlinks.json', '/.well-known/trust.txt'])
      expect(llms).toContain(path);
    expect(llms).not.toContain(key);
  });

  it('is in the head of each page, once, before the tools', () => {
    const tag = `<meta http-equiv="origin-trial" content="${ofHere}">`;
    for (const file of ['index.html', 'privacy/index.html', 'auth/index.html'].filter((each) => after.has(each)))
      expect(after.get(file)?.split(tag)).toHaveLength(2);
    expect(after.get('index.html')).toMatch(
      new RegExp(`content="${ofHere.replace(/[+/]/g, '.')}">\\s*<script type="module"`),
    );
    const off = { ...withProofs, features: site.features };
    expect(texts(published(off, sources).release).get('index.html')).not.toContain('origin-trial');
  });

  it('is no secret to the check of private things', () => {
    expect(problems.filter(({ code }) => code.startsWith('private'))).toEqual([]);
  });
});

describe('the fields', () => {
  const schema = z.strictObject(proofFields());
  it.each([
    [{ indexNowKey: 'a'.repeat(8) }, true],
    [{ indexNowKey: 'a'.repeat(128) }, true],
    [{ indexNowKey: 'a'.repeat(7) }, false],
    [{ indexNowKey: 'a'.repeat(129) }, false],
    [{ indexNowKey: 'not a key' }, false],
    [{ androidApps: [{ id: 'example.pumpen', fingerprints: [print] }] }, true],
    [{ androidApps: [{ id: 'pumpen', fingerprints: [print] }] }, false],
    [{ androidApps: [{ id: 'example.pumpen', fingerprints: [] }] }, false],
    [{ androidApps: [{ id: 'example.pumpen', fingerprints: [print.slice(3)] }] }, false],
    [{ androidApps: [{ id: 'example.pumpen', fingerprints: [print.toLowerCase()] }] }, false],
    [{ globalPrivacyControl: '2026-01-05' }, true],
    [{ globalPrivacyControl: true }, false],
    [{ trust: { control: ['https://a.example/'] } }, true],
    [{ trust: {} }, false],
    [{ trust: { control: [] } }, false],
    [{ trust: { friends: ['https://a.example/'] } }, false],
    [{ webMcpTrialToken: ofHere }, true],
    [{ webMcpTrialToken: 'short' }, false],
  ])('%j: %s', (value, isTaken) => expect(schema.safeParse(value).success).toBe(isTaken));
});

describe('the token of a trial', () => {
  const told = (said: object) => {
    const problems: Problem[] = [];
    checkTrialToken(said, 'https://pumpen.example', sources, (problem) => void problems.push(problem));
    return problems.map(({ code, message }) => `${code}: ${message}`);
  };
  const features = { ...site.features, webMcp: true };

  it('is of this origin, and of use', () => {
    expect(told({ features, webMcpTrialToken: ofHere })).toEqual([]);
    expect(told({ features: site.features })).toEqual([]);
    expect(told({ features: site.features, webMcpTrialToken: ofHere })).toEqual([
      'field-missing: expected features.webMcp, whose trial this token is of; it is off',
    ]);
  });

  it.each([
    [token({ origin: 'https://other.example:443' }), 'one for https://other.example:443'],
    [token({ origin: 'https://pumpen.example:443' }, 1), 'one that is damaged'],
    [token({ origin: 7 }), 'one that is damaged'],
    [Buffer.alloc(69).toString('base64'), 'one that is damaged'],
    [Buffer.concat([Buffer.alloc(68), Buffer.from([2]), Buffer.from('{]')]).toString('base64'), 'one that is damaged'],
  ])('%s is refused', (webMcpTrialToken, got) => {
    expect(told({ features, webMcpTrialToken })).toEqual([
      `field-invalid: expected a token for https://pumpen.example, got ${got}`,
    ]);
  });
});

describe('Global Privacy Control', () => {
  const told = (markdown: string, privacyPage = '/privacy/', since: string | undefined = '2026-01-05') => {
    const input = inputOf({ modules: [moduleOf('site', "{ globalPrivacyControl: '2026-01-05' }")] });
    const pages = [{ path: '/privacy/', markdown } as Page];
    const problems: Problem[] = [];
    const judged = { ...input.site, pages, privacyPage, globalPrivacyControl: since } as Site;
    checkPrivacyControl({ ...input, site: judged }, (problem) => void problems.push(problem));
    return problems.map(({ code, at, message }) => [code, at, message]);
  };

  it('is honoured where the privacy policy says so', () => {
    expect(told('We honour Global Privacy Control.')).toEqual([]);
    expect(told('Wir beachten GPC.')).toEqual([]);
    const at = { file: 'content/site.ts', line: 1, col: 40 };
    const says = 'expected a privacy policy that says how Global Privacy Control is honoured, got';
    expect(told('We are GPCX.')).toEqual([['field-invalid', at, `${says} /privacy/, which does not name it`]]);
    expect(told('GPC', 'https://a.example/')).toEqual([
      ['field-invalid', at, `${says} https://a.example/, which is no page of content/pages`],
    ]);
  });

  it('is not asked of who does not say it', () => {
    const input = inputOf({});
    const problems: Problem[] = [];
    checkPrivacyControl(
      { ...input, site: { ...input.site, privacyPage: '/x/' } },
      (problem) => void problems.push(problem),
    );
    expect(problems).toEqual([]);
  });
});
