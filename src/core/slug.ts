/** A slug: lower-case words of ASCII joined by hyphens. The one rule for ids, names of skills, and parts of addresses. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The most characters of one that people write. */
export const maxSlugLength = 64;
