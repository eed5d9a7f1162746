import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../src/markdown/plain-text.ts';
import { fullSite } from '../../support/generate/site.ts';
import { rendererOf } from '../../support/render.ts';
import { bare, siteOf } from '../../support/site-of.ts';
import { bodyOf, resourceOf } from './bodies.ts';

const { site } = siteOf('');
const { site: full } = fullSite();
const none = bare(site);

describe('access.json', () => {
  it('says all that content/access.ts says, and where a request goes', () => {
    const { updated: _, ...said } = full.access;
    expect(bodyOf('access', full)).toEqual({
      url: 'https://o.example/api/v1/access.json',
      updated: resourceOf('access').updated(full),
      notice: full.notice,
      ...said,
      // How the form asks for it is no fact.
      requestIncludes: said.requestIncludes.map(({ answer: _answer, ...point }) => point),
      contact: {
        email: full.contactEmail,
        form: 'https://o.example/#/contact',
        url: 'https://o.example/auth/',
      },
    });
  });

  it('names no form where there is none, and lists nothing that is not stated', () => {
    const { contact, ...body } = bodyOf('access', none);
    expect(contact).toEqual({ email: none.contactEmail, url: 'https://o.example/auth/' });
    expect(body).toMatchObject({ interfaces: [], topics: [], requestIncludes: [], reviewSteps: [] });
    expect([site, none].map((each) => resourceOf('access').description(each))).toEqual([
      'How to ask for access to the interfaces that are not public.',
      'How to ask a question or make a request.',
    ]);
  });

  it('is as new as what it is made of', () => {
    const { dates: _, ...undated } = site;
    const at = (name: 'access' | 'site') => ({ ...undated, updated: { ...site.updated, [name]: '2031-05-06' } });
    for (const name of ['access', 'site'] as const) expect(resourceOf('access').updated(at(name))).toBe('2031-05-06');
  });

  const guide = rendererOf(site).text('/auth.md');
  const words = toPlainText(guide).replace(/\s+/g, ' ');
  const { interfaces, topics, requestIncludes, reviewSteps } = site.access;
  const points = [...interfaces, ...topics, ...requestIncludes, ...reviewSteps];

  it('holds nothing that the authentication guide does not tell', () => {
    const { mustNotContain, responseTime, credentials, revocation } = site.access;
    const texts = [mustNotContain, responseTime?.text, credentials, revocation, site.contactEmail];
    expect(points.length).toBeGreaterThan(10);
    for (const text of [...texts, ...points.flatMap(({ name, description }) => [name, description])])
      expect(words).toContain(text);
    expect(guide).toContain('/#/contact)');
  });
});
