import type { FieldRefusal } from './field-meta.ts';

/** Names of fields, without case and separators, that would hold what belongs to a person and not to the role. */
const names: Readonly<Record<string, RegExp>> = {
  'when somebody was born': /birth|born|^dob$|^age$|geburt|naissance|nacimiento|nascita|geboorte/,
  'where somebody lives':
    /^(?:home|private|personal|street|postal)?(?:address|anschrift|adresse)$|^home|postcode|postalcode|wohn/,
  'what identifies somebody to the state':
    /passport|ssn|nationalid|idnumber|taxid|taxnumber|nino$|socialsecurity|steuer/,
  'a private mailbox or telephone': /^(?:private|personal)/,
  'what somebody is, believes or earns':
    /gender|^sex$|nationality|citizen|religio|marital|spouse|health|disab|ethnic|salary|^pay$|iban|bank/,
};

/** Why people have no such field; undefined for a name that hides nothing private. */
export const explainPrivateField: FieldRefusal = (name) => {
  const key = name.toLowerCase().replace(/[^a-z]/g, '');
  const [what] = Object.entries(names).find(([, pattern]) => pattern.test(key)) ?? [];
  return what && `Never published: ${what}. People stand here by their role, with business contact data alone.`;
};
