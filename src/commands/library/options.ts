import { resolve } from 'node:path';
import { plainStyle } from '../../terminal/style.ts';
import type { Invocation } from '../common/invocation.ts';

/** Which site, and how it is made; flags of `gazette build` have the same names. Paths are read from `folder`. */
export interface SiteOptions {
  /** The folder of the project, in whose `.cache/` caches are kept; default: where the process was started. */
  readonly folder?: string;
  /** Content folder; default: `content`. */
  readonly content?: string;
  /** Files published as they are; default: `public`, beside the content folder. */
  readonly public?: string;
  /** Origin of the site; default: what content/site.ts says. The environment is not asked. */
  readonly baseUrl?: string;
  /** Makes what goes live: compressed files beside texts. */
  readonly production?: boolean;
  /** With `production`: `fast` (default), or `best` and slow. */
  readonly compress?: 'fast' | 'best';
  /** Draws a picture for each page, for previews of links. */
  readonly pictures?: boolean;
  /** Allows an origin on this machine. */
  readonly preview?: boolean;
  /** Asks search engines to stay away. */
  readonly noindex?: boolean;
  /** The host that counts; its files go into the published folder. */
  readonly host?: string;
  /** Makes what hosts cannot keep an error. */
  readonly strict?: boolean;
  /** The day, YYYY-MM-DD, of changes that the ledger does not know. */
  readonly date?: string;
}

/** The program that runs: where its package lies, and what names its code. */
export interface Program {
  readonly folder: string;
  readonly key: string;
}

/** Invocation without a terminal, for library calls. */
export function createInvocation({ folder = '.' }: SiteOptions, program: Program): Invocation {
  const root = resolve(folder);
  const started = Date.now();
  return {
    args: [],
    env: {},
    root,
    program: program.folder,
    cwd: root,
    bundleKey: program.key,
    style: plainStyle,
    print: () => {},
    keep: (_what, write) => write(),
    now: () => Date.now(),
    elapsed: () => Date.now() - started,
  };
}
