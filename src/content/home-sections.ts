/** THE TABLE of generated sections, in the order that the homepage has by itself, before the contact. */
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

/** A generated section, by the name with which its words begin: `section.solutions`. */
export type HomeSection = (typeof homeSections)[number];
