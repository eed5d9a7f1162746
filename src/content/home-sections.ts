/** THE TABLE of what the homepage shows between its beginning and the contact, in the order that it has by itself. */
export const homeSections = [
  'solutions',
  'compliance',
  'publicRecord',
  'questions',
  'company',
  'products',
  'industries',
  'workflows',
  'technology',
  'locations',
  'people',
] as const;

/** A section of the homepage, by the name with which its words begin: `section.solutions`. */
export type HomeSection = (typeof homeSections)[number];
