/** Field names of a form service that are not the content's; absent: it has none for that. */
interface FormFields {
  /** The subject of the message that arrives. */
  readonly subject?: string | undefined;
  /** Name and address of the sender, who is answered. */
  readonly name: string;
  readonly email: string;
  /** Honeypot: a message that fills it in is discarded. */
  readonly honeypot?: string | undefined;
  /** Customer key at the service; public. */
  readonly key?: string | undefined;
}

const sender: FormFields = { name: 'name', email: 'email' };

/** THE TABLE of form services by their hosts, each as its manual names its fields; others are told in site.ts. */
const services: Readonly<Record<string, FormFields>> = {
  'formspree.io': { ...sender, subject: '_subject', honeypot: '_gotcha' },
  'api.web3forms.com': { ...sender, subject: 'subject', honeypot: 'botcheck', key: 'access_key' },
  'usebasin.com': sender,
};

/** Field names given in content. */
type ToldFields = { readonly [K in Exclude<keyof FormFields, 'key'>]?: FormFields[K] | undefined };

/** Field names of the service at an address: those in content, else those known for its host. */
export function resolveFormFields(endpoint: string, told: ToldFields = {}): FormFields {
  const { subject, name, email, honeypot, key } = services[new URL(endpoint).hostname] ?? sender;
  return {
    subject: told.subject ?? subject,
    name: told.name ?? name,
    email: told.email ?? email,
    honeypot: told.honeypot ?? honeypot,
    key,
  };
}
