import type { Refusal } from './meta.ts';

/** Names of fields, without case and separators, that would hold what belongs to a person and not to the role. */
const names: Readonly<Record<string, RegExp>> = {
  'The birth and the age of a person': /birth|born|^dob$|^age$|geburt|naissance|nacimiento|nascita|geboorte/,
  'Where a person lives':
    /^(?:home|private|personal|street|postal)?(?:address|anschrift|adresse)$|^home|postcode|postalcode|wohn/,
  'What identifies a person to the state':
    /passport|ssn|nationalid|idnumber|taxid|taxnumber|nino$|socialsecurity|steuer/,
  'A private mailbox or telephone': /^(?:private|personal)/,
  'What a person is, believes or earns':
    /gender|^sex$|nationality|citizen|religio|marital|spouse|health|disab|ethnic|salary|^pay$|iban|bank/,
};

/** Why people have no such field; undefined for a name that hides nothing private. */
export const privateField: Refusal = (name) => {
  const key = name.toLowerCase().replace(/[^a-z]/g, '');
  const [what] = Object.entries(names).find(([, pattern]) => pattern.test(key)) ?? [];
  return what && `${what} is never published: people stand here by their role, with business contact data alone.`;
};
