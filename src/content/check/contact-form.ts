import type { Report } from '../../core/problem.ts';
import { resolveFormFields } from '../form-services.ts';
import type { Sources } from '../read/load.ts';
import type { Site } from '../site.ts';

/**
 * Judges whether somebody receives what the contact form sends (service.md 5.4): nothing runs on this origin, so that
 * a form that posts to it would be lost. Reports `field-invalid` and `field-missing`.
 */
export function checkContactForm(
  { contactForm, contactFormFields }: Partial<Pick<Site, 'contactForm' | 'contactFormFields'>>,
  baseUrl: string,
  sources: Sources,
  report: Report,
): void {
  const at = (path: readonly string[]) => sources.modules.get('site')?.locate(path);
  if (contactForm === undefined) {
    if (contactFormFields !== undefined)
      report({
        code: 'field-missing',
        at: at(['contactFormFields']),
        field: 'contactForm',
        message: 'expected contactForm, the address of the service whose fields these are; found none',
        hint: 'Add contactForm, or remove contactFormFields.',
      });
    return;
  }
  if (new URL(contactForm).host === new URL(baseUrl).host)
    report({
      code: 'field-invalid',
      at: at(['contactForm']),
      field: 'contactForm',
      message: `expected the address of a form service elsewhere, got "${contactForm}": nothing on this origin receives a form`,
      hint: 'Services that post to the own origin, such as Netlify Forms, cannot be used. Name one with an address of its own, such as https://formspree.io/f/abc, or remove contactForm: the form then opens the mail program.',
    });
  const { key } = resolveFormFields(contactForm, contactFormFields);
  if (key !== undefined && contactFormFields?.accessKey === undefined)
    report({
      code: 'field-missing',
      at: at(['contactForm']),
      field: 'contactFormFields.accessKey',
      message: `expected contactFormFields.accessKey, which ${new URL(contactForm).host} asks for; found none`,
      hint: `Add contactFormFields: { accessKey: '…' } with the public key that the service has sent you.`,
    });
}
