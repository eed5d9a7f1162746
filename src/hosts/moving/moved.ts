import type { Headers, Release } from '../../core/release.ts';
import type { HostFile } from '../host.ts';

/** An origin that has moved, as its old servers must know it: constant in size, however many paths there are. */
export interface Moved {
  /** `https://old.example`, and `https://new.example`: no path, no slash at the end. */
  readonly from: string;
  readonly to: string;
  /**
   * Whether a path without a dot and without a slash at its end is that of a page, so that it is sent straight to the
   * one with a slash. False: somewhere it is a document, and pages take a second redirect, on the new origin.
   */
  readonly slashes: boolean;
  /** Sent with every redirect. */
  readonly headers: Headers;
}

/** What one kind of server is given. */
export interface MovedHost {
  readonly files: readonly HostFile[];
  /** What to do with them, as Markdown; or why there are none. */
  readonly how: string;
}

/** A path without dots, as RE2, PCRE and JavaScript read it alike. */
const word = '(?:/[A-Za-z0-9_~-]+)+';

/** Matches the path of a page without its slash; captures it. Between `^` and what follows a path in the host's language. */
export const page = `(${word})`;

/** What old servers must know of a release that lives at another origin now. */
export function movedFrom({ baseUrl, routes, redirects }: Release, from: string): Moved {
  const isPage = new RegExp(`^${page}$`);
  const documents = [...routes.keys()].some((path) => isPage.test(path));
  // Of a page that moved within the site, both paths lead on: a second redirect, but to the same place.
  const others = [...redirects].some(
    ([path, location]) => isPage.test(path) && location !== `${path}/` && !redirects.has(`${path}/`),
  );
  return {
    from,
    to: baseUrl,
    slashes: !documents && !others,
    headers: {
      // A permanent redirect is kept for ever unless this says otherwise: a mistake would be, too.
      'Cache-Control': 'public, max-age=3600',
      // Scripts of other origins may read the API, and every redirect on their way there must say so (Fetch §4.4).
      'Access-Control-Allow-Origin': '*',
    },
  };
}
