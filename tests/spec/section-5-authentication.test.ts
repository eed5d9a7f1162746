import { describe, expect, it } from 'vitest';
import { get, json, origin, paths, prose } from './origin.ts';

const guide = prose('/auth.md');

/** Asserts that one sentence, table cell or list item of the guide says all of these. */
function says(...parts: RegExp[]) {
  const sentences = get('/auth.md')
    .body.split(/(?<=[.;])\s+|\n|\|/)
    .map((sentence) => sentence.replaceAll('\\', ''));
  expect(sentences.filter((sentence) => parts.every((part) => part.test(sentence)))).not.toEqual([]);
}

describe('service.md 5: authentication, as behaviour', () => {
  it('5.1 everything answers without credentials', () => {
    for (const path of paths) expect(get(path).status, path).toBe(200);
  });

  it.each(['Bearer x', 'Basic YTpi', 'DPoP eyJ', 'nonsense'])('5.2 Authorization: %s is ignored', (authorization) => {
    for (const path of [...paths, '/missing']) {
      expect(get(path, { headers: { authorization, cookie: 'session=1' } })).toEqual(get(path));
    }
  });

  it('5.2 no answer challenges for credentials', () => {
    for (const path of [...paths, '/missing', '/oauth2/token'])
      expect(get(path).headers.has('www-authenticate'), path).toBe(false);
  });

  it('5.3 the OpenAPI description declares that no security applies, and no scheme', () => {
    const description = json('/api/v1/openapi.json');
    expect(description.security).toEqual([]);
    expect(description.components).not.toHaveProperty('securitySchemes');
  });

  it.each(['/oauth2/token', '/agent/identity', '/token'])('5.6 %s is not there', (path) => {
    for (const method of ['GET', 'HEAD']) expect(get(path, { method }).status).toBe(404);
  });

  it('5.6 the API catalog lists every API document', () => {
    const catalog = get('/.well-known/api-catalog').body;
    for (const path of paths.filter((p) => p.startsWith('/api/'))) expect(catalog).toContain(`"${origin}${path}"`);
  });

  it('5.4 the contact form stands at #/contact, with both topics, and is sent to no endpoint of the origin', () => {
    const { body } = get('/');
    expect(body).toContain('id="/contact"');
    const form = /<form[^>]*>[\s\S]*?<\/form>/.exec(body.slice(body.indexOf('id="/contact"')))![0];
    expect(form).toMatch(/<input type="radio" name="topic" value="Partnership"/);
    expect(form).toMatch(/<input type="radio" name="topic" value="Product briefing"/);
    expect(form).toMatch(/^<form method="dialog" /);
    expect(form).toMatch(/<a href="mailto:hello@example\.com\?/);
    expect(get('/').headers.get('content-security-policy')).toContain("form-action 'none'");
  });

  it('5.7 security.txt answers', () => {
    expect(get('/.well-known/security.txt').body).toMatch(/^Contact: mailto:security@example\.com$/m);
  });
});

describe('service.md 5: authentication, as /auth.md says it', () => {
  it('5 the guide begins with the heading that agents look for', () => {
    expect(get('/auth.md').body).toMatch(/^# auth\.md\n/);
  });

  it('5.1 everything is public; start no flow', () => {
    says(/everything published on/i, new RegExp(origin), /public/, /requires? no credentials/);
    says(/do not start a registration, authorization or token flow/i);
  });

  it('5.2 no server, no endpoint, no issuance, no bearer method; Authorization is ignored and no error', () => {
    says(/no authorization server/i, /no token endpoint/i, /no self-service credential issuance/i);
    says(/no bearer method is supported/, /bearer_methods_supported/, /empty/);
    says(/Authorization/, /ignored/, /not an error/);
  });

  it('5.3 no scopes, no agentic registration', () => {
    says(/there are no scopes/i);
    says(/agentic registration is not offered/i);
    says(/anonymous/, /identity_assertion/, /service_auth/, /not offered/);
  });

  it('5.4 the routes: the form with its topics, or email; no endpoint', () => {
    expect(guide).toContain(`(${origin}/#/contact)`);
    says(/form/, /“Partnership”, “Product briefing”/);
    says(/email/i, /hello@example\.com/);
    says(/no API endpoint exists for requesting/i);
  });

  it('5.4 the response time and the office hours', () => {
    says(/response time: within two working days/i);
    says(/Office hours: Monday–Friday, 09:00–18:00, Europe\/London/i);
  });

  it('5.4 what a request includes', () => {
    const list = /### What a request includes\n([\s\S]*?)\n###/.exec(get('/auth.md').body)![1]!;
    const items = list.match(/^- .*$/gm) ?? [];
    expect(items).toHaveLength(4);
    for (const [i, item] of [
      /organisation/i,
      /clinical or business system in scope/i,
      /workflows needed/i,
      /named technical contact/i,
    ].entries())
      expect(items[i]).toMatch(item);
  });

  it('5.4 what a request must not contain, and why', () => {
    says(/must not contain personal, patient or clinical data/);
    says(/general business inbox, not a clinical system/);
  });

  it('5.4 who gets credentials, and after what', () => {
    says(
      /credentials are issued directly to a named counterparty/i,
      /signed agreement/,
      /after information-governance and clinical-safety review/,
    );
  });

  it('5.5 revocation does not apply here; contracted credentials are revoked under their agreement, by mail', () => {
    says(/no credential is issued by (?:this|the) origin/i, /revocation does not apply/);
    says(/revoked under the terms of the relevant agreement/);
    expect(guide).toMatch(/revoked under the terms of the relevant agreement.{0,120}hello@example\.com/);
  });

  it('5.5 says each of these once', () => {
    expect(guide.match(/revocation does not apply/g)).toHaveLength(1);
  });

  it('5.6 the rules for clients', () => {
    says(/never synthesise an endpoint URL that the (?:API )?catalog does not list/i);
    says(/do not probe for/i, /\/oauth2\/token/, /\/agent\/identity/, /`\/token`/);
  });

  it('5.7 where vulnerabilities are reported', () => {
    says(/how to report a vulnerability/i, /\/\.well-known\/security\.txt/);
  });
});
