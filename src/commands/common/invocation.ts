import { type AuditTarget, parseTarget } from '../../audit/target.ts';
import { PublishError } from '../../publish/errors.ts';
import { readTextFile } from '../../publish/read-json-file.ts';
import type { Style } from '../../terminal/style.ts';

/** Process state for a command, which uses no other global. */
export interface Invocation {
  /** Arguments after the name of the command. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the project: caches, node_modules. */
  readonly root: string;
  /** The folder of Gazette itself: that of the project where it runs from its sources, else its package. */
  readonly program: string;
  readonly cwd: string;
  /** Names the code that runs; another key means that Gazette itself was changed. */
  readonly bundleKey: string;
  readonly style: Style;
  /** Writes to standard output. */
  print(text: string): void;
  /** Shows a person at a terminal what long work is doing; absent in a pipe, and in formats for programs. */
  progress?(doing: string): void;
  /**
   * Runs what writes `what` for later runs. Where the disk refuses, the command goes on, and says at its end what
   * could not be kept: a cache is a convenience.
   */
  keep(what: string, write: () => void): void;
  /** Asks the person at the terminal; absent when nobody is there (a pipe, CI). */
  ask?(question: string): Promise<string>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since the process started. */
  elapsed(): number;
}

/** Reads the manifest of a build, to compare with a live origin. Throws PublishError where there is none. */
export function readBuildTarget(file: string): AuditTarget {
  const text = readTextFile(file);
  if (text === undefined)
    throw new PublishError(`There is no manifest in ${file}. Run \`npx gazette build\`, or name one: --manifest FILE.`);
  const target = parseTarget(text);
  if (!target) throw new PublishError(`${file} is not the manifest of a build. Run \`npx gazette build\` first.`);
  return target;
}
