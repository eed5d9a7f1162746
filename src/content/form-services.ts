/** What a form service calls the fields that are not the content's; absent: it has none for that. */
export interface FormFields {
  /** The subject of the message that arrives. */
  readonly subject?: string | undefined;
  /** Name and address of the sender, who is answered. */
  readonly name: string;
  readonly email: string;
  /** What only programs fill in; what has it filled in is thrown away. */
  readonly honeypot?: string | undefined;
  /** What the service knows its customer by; it is public. */
  readonly key?: string | undefined;
}

const sender: FormFields = { name: 'name', email: 'email' };

/** THE TABLE of form services by their hosts, each as its manual names its fields; others are told in site.ts. */
const services: Readonly<Record<string, FormFields>> = {
  'formspree.io': { ...sender, subject: '_subject', honeypot: '_gotcha' },
  'api.web3forms.com': { ...sender, subject: 'subject', honeypot: 'botcheck', key: 'access_key' },
  'usebasin.com': sender,
};

/** What content says of the same. */
type ToldFields = { readonly [K in Exclude<keyof FormFields, 'key'>]?: FormFields[K] | undefined };

/** How the service at an address calls its fields: what content says, else what is known of its host. */
export function formFields(endpoint: string, told: ToldFields = {}): FormFields {
  const { subject, name, email, honeypot, key } = services[new URL(endpoint).hostname] ?? sender;
  return {
    subject: told.subject ?? subject,
    name: told.name ?? name,
    email: told.email ?? email,
    honeypot: told.honeypot ?? honeypot,
    key,
  };
}
