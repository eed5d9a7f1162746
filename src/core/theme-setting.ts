import type { Problem } from './problem.ts';

/** The theme of a project by the digest of the files in its folder, or why it cannot be used. */
export interface ThemeSetting {
  readonly digest?: string | undefined;
  readonly folder?: string;
  readonly problems: readonly Problem[];
}
