/** Kind of a path: `0` the object of its own name, `1` HTML or Markdown, `2` a redirect to the path with `/`; a text is where it is sent. */
export type PathKind = 0 | 1 | 2;

/** A negotiated page has two objects below its path; no document may have names that end like these. */
export const htmlKey = 'index.html';
export const markdownKey = 'index.markdown';

/** Header fields of S3 metadata as S3 sends them, and the field that marks the 404 page. */
export const metadataPrefix = 'x-amz-meta-';
export const statusField = 'gazette-status';
