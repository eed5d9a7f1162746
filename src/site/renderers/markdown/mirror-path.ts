import { mirrorPath } from '../../../core/url.ts';

/** Mirror of a page path, without fragment, as agents read Markdown. Other addresses stay. */
export const toMirrorPath = (to: string): string =>
  to.replace(/^(\/[^#]*\/)(?:#.*)?$/, (_, path: string) => mirrorPath(path));
