import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { contactForm } from '../../src/html/contact-form.ts';
import { contentSecurityPolicy } from '../../src/http/headers.ts';
import { get } from '../spec/origin.ts';
import { attribute, readHtml } from '../third-party/helpers.ts';

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
    ...change,
  }) as unknown as Site;
const form = (change: Partial<Site> = {}) => readHtml(contactForm(site(change)).text).elements;
const first = (elements: ReturnType<typeof form>, name: string) => elements.find((e) => e.tagName === name)!;

describe('contact form', () => {
  it('is sent by the mail program, unless a form service is named', () => {
    const mail = first(form(), 'form');
    expect([attribute(mail, 'action'), attribute(mail, 'enctype')]).toEqual([
      'mailto:post@sample.example',
      'text/plain',
    ]);
    const service = first(form({ contactForm: 'https://forms.example/f/1' }), 'form');
    expect([attribute(service, 'action'), attribute(service, 'enctype')]).toEqual([
      'https://forms.example/f/1',
      undefined,
    ]);
  });

  it('the policy follows', () => {
    expect(get('/').headers.get('content-security-policy')).toMatch(/script-src 'self';.*form-action mailto:;/);
    const policy = contentSecurityPolicy({ scripts: true, formAction: new URL('https://forms.example/f/1').origin });
    expect(policy).toContain('form-action https://forms.example;');
  });

  it('is a tool for agents only where WebMCP is on, and never sends itself', () => {
    const off = form();
    expect(off.flatMap((e) => e.attrs.filter(({ name }) => name.startsWith('tool')))).toEqual([]);
    const on = form({ features: { webMcp: true, ard: false, llmsFull: false } });
    const element = first(on, 'form');
    expect(attribute(element, 'toolname')).toBe('write_request');
    expect(attribute(element, 'tooldescription')).toMatch(/for a person to read and send\. No secrets\.$/);
    expect(attribute(element, 'toolautosubmit')).toBeUndefined();
    for (const name of ['select', 'textarea']) expect(attribute(first(on, name), 'toolparamdescription')).toMatch(/\S/);
  });

  it('names every control and tells what belongs in it', () => {
    const elements = form();
    const ids = elements.flatMap((e) => attribute(e, 'id') ?? []);
    for (const control of elements.filter((e) => ['select', 'textarea'].includes(e.tagName)))
      for (const id of attribute(control, 'aria-describedby')!.split(' ')) expect(ids).toContain(id);
    expect(attribute(first(elements, 'option'), 'value')).toBe('Topic "one"');
  });
});
