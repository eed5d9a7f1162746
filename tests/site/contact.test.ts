import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { contentSecurityPolicy } from '../../src/http/headers.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { requestForm } from '../../src/site/request-mail.ts';
import { renderContactForm as formOf } from '../../src/theme/register/contact-form.ts';
import { get } from '../spec/origin.ts';
import { attribute, readHtml, textOf } from '../third-party/helpers.ts';

const site = (change: Partial<Site>) =>
  ({
    name: 'Sample',
    contactEmail: 'post@sample.example',
    access: {
      topics: [{ id: 't', name: 'Topic "one"', description: 'About one.' }],
      requestIncludes: [{ id: 'who', name: 'Who', description: 'Who asks.' }],
      mustNotContain: 'No secrets.',
    },
    features: { webMcp: false },
    language: 'en-GB',
    ...change,
  }) as unknown as Site;
const access = (topics: readonly string[], points: readonly string[]) =>
  ({
    topics: topics.map((name, i) => ({ id: `t${i}`, name, description: 'x' })),
    requestIncludes: points.map((name, i) => ({ id: `p${i}`, name, description: 'x' })),
    mustNotContain: 'No secrets.',
  }) as unknown as Site['access'];
const contactForm = (of: Site) => formOf(requestForm(of), languageByTag(of.language));
const form = (change: Partial<Site> = {}) => readHtml(contactForm(site(change)).text).elements;
const isTopic = (element: ReturnType<typeof form>[number]) => attribute(element, 'type') === 'radio';
const first = (elements: ReturnType<typeof form>, name: string) => elements.find((e) => e.tagName === name)!;
const service = { contactForm: 'https://forms.example/f/1' };

/** A mailto: URL as RFC 6068 §5 has it read: no plus sign is a space. */
function readMail(url: string) {
  const [, to, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)(?:&body=([^&]*))?$/.exec(url)!;
  return { to, subject: decodeURIComponent(subject!), body: body === undefined ? body : decodeURIComponent(body) };
}
const templates = (change: Partial<Site>) =>
  form(change).flatMap((e) => (e.tagName === 'a' ? [attribute(e, 'href')!] : []));

describe('contact form', () => {
  it('has no mailto: action: the script composes the email, unless a form service is named', () => {
    const mail = first(form(), 'form');
    expect(['action', 'enctype', 'method'].map((name) => attribute(mail, name))).toEqual([
      undefined,
      undefined,
      'dialog',
    ]);
    const named = first(form(service), 'form');
    expect(['action', 'enctype', 'method'].map((name) => attribute(named, name))).toEqual([
      'https://forms.example/f/1',
      undefined,
      'post',
    ]);
  });

  it('a form service asks for the sender, and says that this is the exception to what must not be written', () => {
    const hint = (change: Partial<Site>) =>
      textOf(form({ ...service, ...change }).find((e) => attribute(e, 'id') === 'hint-sender')!);
    expect(hint({})).toMatch(/answered\. This is the exception to what a request must not contain\.$/);
    const { mustNotContain: _, ...harmless } = site({}).access;
    expect(hint({ access: harmless as Site['access'] })).toMatch(/answered\.$/);
  });

  it('the policy follows', () => {
    expect(get('/').headers.get('content-security-policy')).toMatch(/script-src 'self';.*form-action 'none';/);
    const policy = contentSecurityPolicy({ scripts: true, formAction: new URL('https://forms.example/f/1').origin });
    expect(policy).toContain('form-action https://forms.example;');
  });

  it('without script hides the fields and brings a template for each topic', () => {
    const elements = form({
      name: 'Meier & Söhne',
      access: access(['Café + 50 %', 'شراكة'], ['Größe "x"', 'Wo?']),
    } as Partial<Site>);
    const fields = elements.find((e) => attribute(e, 'data-fields') !== undefined)!;
    expect(attribute(fields, 'hidden')).toBe('');
    const links = elements.filter(({ tagName }) => tagName === 'a').map((e) => attribute(e, 'href')!);
    expect(links.map(readMail)).toEqual(
      ['Café + 50 %', 'شراكة'].map((topic) => ({
        to: 'post@sample.example',
        subject: `${topic} · Meier & Söhne`,
        body: `Topic: ${topic}\r\n\r\nGröße "x": \r\n\r\nWo?: `,
      })),
    );
    for (const link of links) expect(link).toMatch(/^[\x21-\x7e]*%0D%0A[\x21-\x7e]*$/);
  });

  it('keeps template links below 1,800 characters, and subjects to 78 on one line with topic and name', () => {
    const [link] = templates({ access: access(['依頼'], Array(9).fill('必要な業務プロセス'.repeat(8))) });
    expect(readMail(link!)).toEqual({ to: 'post@sample.example', subject: '依頼 · Sample', body: undefined });
    const [long] = templates({ name: 'N'.repeat(80), access: access(['𝄞'.repeat(80)], []) });
    expect(readMail(long!).subject).toBe(`${'𝄞'.repeat(35)}… · ${'N'.repeat(38)}…`);
    const [name] = templates({ name: 'N'.repeat(60), access: access(['Short'], []) });
    expect(readMail(name!).subject).toBe(`Short · ${'N'.repeat(60)}`);
  });

  it('does without topics', () => {
    const elements = form({ access: access([], ['Who']) });
    expect(elements.filter(({ tagName }) => tagName === 'fieldset')).toEqual([]);
    const links = elements.filter(({ tagName }) => tagName === 'a');
    expect(links.map((e) => readMail(attribute(e, 'href')!).subject)).toEqual(['Sample']);
  });

  it('writes an odd mailbox so that no part of it is read as something else', () => {
    const [link] = templates({ contactEmail: 'a%41+b@sample.example' });
    expect(link).toMatch(/^mailto:a%2541%2Bb@sample\.example\?subject=/);
  });

  it('asks for name and address only where a service sends it, under names of their own', () => {
    const names = (elements: ReturnType<typeof form>) => elements.flatMap((e) => attribute(e, 'name') ?? []);
    const point = (id: string) => ({ id, name: 'x', description: 'x' });
    const taken = { ...access(['t'], []), requestIncludes: [point('who'), point('name'), point('email')] };
    expect(names(form({ access: taken }))).toEqual(['topic', 'who', 'request-name', 'request-email']);
    const elements = form({ ...service, access: taken });
    expect(names(elements)).toEqual(['name', 'email', 'topic', 'who', 'request-name', 'request-email']);
    const inputs = elements.filter((e) => e.tagName === 'input' && attribute(e, 'type') !== 'radio');
    expect(inputs.map((e) => ['type', 'autocomplete', 'required'].map((name) => attribute(e, name)))).toEqual([
      ['text', 'name', ''],
      ['email', 'email', ''],
      // Points that ask for a name and an address.
      ['text', 'off', ''],
      ['text', 'off', ''],
    ]);
    expect(elements.some((e) => attribute(e, 'hidden') !== undefined)).toBe(false);
  });

  describe('where a service receives it', () => {
    const fieldsOf = (change: Partial<Site>) =>
      Object.fromEntries(
        form(change)
          .filter((e) => e.tagName === 'input' && attribute(e, 'type') !== 'radio')
          .map((e) => [attribute(e, 'name'), attribute(e, 'value') ?? attribute(e, 'tabindex') ?? '']),
      );

    it.each([
      ['https://formspree.io/f/abc', {}, { _subject: 'Write a request · Sample', _gotcha: '-1', name: '', email: '' }],
      [
        'https://api.web3forms.com/submit',
        { accessKey: 'k-1' },
        { subject: 'Write a request · Sample', access_key: 'k-1', botcheck: '-1', name: '', email: '' },
      ],
      ['https://usebasin.com/f/1', {}, { name: '', email: '' }],
      [
        'https://forms.example/f',
        { subject: 'betreff', honeypot: 'fax', email: 'reply', name: 'who' },
        { betreff: 'Write a request · Sample', fax: '-1', who: '', reply: '' },
      ],
    ])('its fields are called as %s knows them', (contactForm, contactFormFields, expected) => {
      expect(fieldsOf({ contactForm, contactFormFields } as Partial<Site>)).toEqual(expected);
    });

    it('no point of a request takes the name of one of them', () => {
      const taken = ['fax', '_gotcha', 'topic'].map((id) => ({ id, name: 'x', description: 'x' }));
      const elements = form({
        contactForm: 'https://formspree.io/f/abc',
        contactFormFields: { honeypot: 'fax' },
        access: { ...access(['t'], []), requestIncludes: taken },
      } as Partial<Site>);
      const names = elements.flatMap((e) => attribute(e, 'name') ?? []);
      expect(new Set(names).size).toBe(names.length);
    });

    it('the field that people leave empty is neither seen, heard nor reached', () => {
      const [trap] = form({ contactForm: 'https://formspree.io/f/abc' }).filter(
        (e) => attribute(e, 'name') === '_gotcha',
      );
      expect(attribute(trap!, 'autocomplete')).toBe('off');
      expect(attribute(trap!, 'required')).toBeUndefined();
      const { text } = contactForm(site({ contactForm: 'https://formspree.io/f/abc' }));
      expect(text).toMatch(/<p class="unseen" aria-hidden="true"><label>[^<]*<input type="text" name="_gotcha"/);
    });
  });

  it('leaves room for a message where a service sends it and no point of a request is named', () => {
    const messages = (change: Partial<Site>) => form(change).filter(({ tagName }) => tagName === 'textarea');
    const topicOnly = { access: access(['Volunteering'], []) };
    expect(messages({ ...service, ...topicOnly }).map((e) => attribute(e, 'name'))).toEqual(['message']);
    expect(messages({ ...service, access: access(['Volunteering'], ['Who']) })).toHaveLength(1);
    // A mail program has room of its own.
    expect(messages(topicOnly)).toEqual([]);
  });

  it('says only what holds for every organisation and every rule of what must not be sent', () => {
    for (const change of [{}, service]) {
      const { text } = contactForm(site({ ...change, access: access(['t'], ['Who']) }));
      expect(text).not.toMatch(/work email|exception to the rule/);
      expect(text).toContain('What a request must not contain:</b> No secrets.');
    }
  });

  it('speaks of answers and points only where there are some', () => {
    const texts = (change: Partial<Site>) => contactForm(site(change)).text;
    expect(texts({ access: access(['Volunteering'], []) })).not.toMatch(/points of a request/);
    expect(texts({ access: access(['Volunteering'], ['Who']) })).toMatch(/with the points of a request/);
  });

  it('is a tool for agents only where WebMCP is on, and never sends itself', () => {
    const off = form();
    expect(off.flatMap((e) => e.attrs.filter(({ name }) => name.startsWith('tool')))).toEqual([]);
    const on = form({ ...service, features: { webMcp: true, ard: false, llmsFull: false } });
    const element = first(on, 'form');
    expect(attribute(element, 'toolname')).toBe('write_request');
    expect(attribute(element, 'tooldescription')).toMatch(
      /for a person to read and send\. What it must not contain: No secrets\.$/,
    );
    expect(attribute(element, 'toolautosubmit')).toBeUndefined();
    // At what can be filled in, of a group of buttons at the group, and nowhere else.
    const controls = on.filter((e) => ['textarea', 'input', 'fieldset'].includes(e.tagName) && !isTopic(e));
    for (const control of controls) expect(attribute(control, 'toolparamdescription')).toMatch(/\S/);
    expect(on.filter((e) => attribute(e, 'toolparamdescription') !== undefined)).toEqual(controls);
  });

  it.each([{}, service])('names every control and tells what belongs in it (%j)', (change) => {
    const elements = form(change);
    const ids = elements.flatMap((e) => attribute(e, 'id') ?? []);
    for (const control of elements.filter((e) => ['textarea', 'input'].includes(e.tagName) && !isTopic(e)))
      for (const id of attribute(control, 'aria-describedby')!.split(' ')) expect(ids).toContain(id);
    const [topic] = elements.filter(isTopic);
    expect(attribute(topic!, 'value')).toBe('Topic "one"');
    expect(elements.filter((e) => e.tagName === 'label').map(textOf)).toContainEqual(
      expect.stringMatching(/Topic "one"\s+About one\./),
    );
    // People see which fields must be filled in, and programs hear it from the field.
    const asked = elements.filter((e) => attribute(e, 'required') !== undefined && !isTopic(e));
    expect(textOf(first(elements, 'form')).match(/\(required\)/g)).toHaveLength(asked.length);
  });
});
