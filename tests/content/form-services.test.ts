import { expect, it } from 'vitest';
import { resolveFormFields } from '../../src/content/form-services.ts';

it.each([
  [
    'https://formspree.io/f/x',
    { subject: '_subject', name: 'name', email: 'email', honeypot: '_gotcha', key: undefined },
  ],
  [
    'https://api.web3forms.com/submit',
    { subject: 'subject', name: 'name', email: 'email', honeypot: 'botcheck', key: 'access_key' },
  ],
  [
    'https://usebasin.com/f/x',
    { subject: undefined, name: 'name', email: 'email', honeypot: undefined, key: undefined },
  ],
  ['https://forms.example/', { subject: undefined, name: 'name', email: 'email', honeypot: undefined, key: undefined }],
])('%s has fields of its own names, and others where content says so', (endpoint, fields) => {
  expect(resolveFormFields(endpoint)).toEqual(fields);
  const told = { subject: 's', name: 'n', email: 'e', honeypot: 'h' };
  expect(resolveFormFields(endpoint, told)).toEqual({ ...fields, ...told });
});
