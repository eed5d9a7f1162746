/** The fields of front matter that are sections, in the order in which a page shows them. */
export const sectionNames = ['hero', 'figures', 'quotation', 'team', 'downloads', 'callToAction'] as const;
