import { mirrorPath } from '../../../core/url.ts';

/** The mirror of what a path leads to, without its fragment: agents read Markdown. Other addresses stay as they are. */
export const mirrorOf = (to: string): string =>
  to.replace(/^(\/[^#]*\/)(?:#.*)?$/, (_, path: string) => mirrorPath(path));
