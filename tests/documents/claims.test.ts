import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { type Capability, capabilities } from '../../src/core/capabilities.ts';
import type { TextKey } from '../../src/language/catalogue.ts';
import { type Claim, type ClaimId, claimFacts, claims, isClaimKept, listClaims } from '../../src/language/claims.ts';
import { languages } from '../../src/language/data/index.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { translate } from '../../src/language/translate.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

const site = exampleSite();
/** Where Gazette says how the origin behaves. */
const paths = [
  '/llms.txt',
  '/auth.md',
  '/docs/api.md',
  '/docs/api/',
  '/docs/api/company/',
  '/auth/',
  '/api/v1/openapi.json',
];

function exampleSite(): Site {
  const { site: example } = siteOf('');
  return { ...example, features: { ...example.features, corsPreflight: true } };
}

const inEnglish = (key: TextKey): string => {
  const text = languageByTag('en-GB').words[key];
  if (typeof text !== 'string') throw new Error(`${key} has forms`);
  // Slots are filled from elsewhere.
  return text.split('{')[0] ?? '';
};

/** All texts of a site as one, of which the host lacks some capabilities. */
function textsOf(of: Site): string {
  const { text } = rendererOf(of);
  const documents = paths.map((path) => text(path));
  return [...documents, ...documents.map((json) => json.replaceAll('\\"', '"'))].join('\n');
}

const whole = textsOf(site);
const ids = Object.keys(claims) as ClaimId[];
const of = (id: ClaimId): Claim => claims[id];
/** Said by documents of this site: the rest is for prose, or for a site that asks for nothing. */
const said = ids.filter((id) => of(id).says !== undefined && !['no-cookies', 'status-404-login'].includes(id));

describe('claims', () => {
  it.each(said)('%s is said while all is kept', (id) => {
    expect(whole).toContain(inEnglish(of(id).says as TextKey));
  });

  it.each(Object.keys(capabilities) as Capability[])('a host without %s flips exactly its sentences', (capability) => {
    const without = textsOf({ ...site, unkept: [capability] });
    const flipped = said.filter((id) => !without.includes(inEnglish(of(id).says as TextKey)));
    expect(flipped).toEqual(said.filter((id) => claims[id].needs.some((needed) => needed === capability)));
    for (const id of ids.filter((each) => !isClaimKept({ unkept: [capability] }, each))) {
      const { instead } = of(id);
      if (instead !== undefined) expect(without).toContain(inEnglish(instead));
    }
    const isSaid = capability === 'preflight' || ids.some((id) => claims[id].needs.some((it) => it === capability));
    expect(without !== whole).toBe(isSaid && capability !== 'cookies');
  });

  it('OPTIONS is named among the methods only where preflights are answered', () => {
    expect(whole).toContain('GET, HEAD or OPTIONS');
    expect(textsOf({ ...site, unkept: ['preflight'] })).not.toContain('OPTIONS');
  });

  it.each(Object.keys(languages))('are told in %s, and never of what is not kept', (language) => {
    const kept = listClaims({ language });
    expect(kept.every(({ holds: is }) => is)).toBe(true);
    expect(kept.map(({ text }) => text).filter((text) => text === '')).toEqual([]);
    const none = listClaims({ language, unkept: Object.keys(capabilities) as Capability[] });
    expect(none.some(({ holds: is }) => is)).toBe(false);
    for (const { id, text } of none) {
      const { instead } = of(id);
      expect(text).toBe(
        instead === undefined
          ? undefined
          : translate(languageByTag(language), instead as 'claim.alternateMarkdown')
              .replace(/^\| | \|$/g, '')
              .replaceAll(' | ', ' · '),
      );
    }
  });

  it('prose may name all that are sentences', () => {
    const facts = claimFacts({ language: 'en' });
    expect(facts.get('claim accept-markdown')).toBe('Pages answer in Markdown to `Accept: text/markdown`.');
    expect(claimFacts({ language: 'en', unkept: ['cookies'] }).get('claim no-cookies')).toBe('');
    expect(facts.has('claim status-405')).toBe(false);
    expect(facts.has('claim status-304')).toBe(false);
  });
});
