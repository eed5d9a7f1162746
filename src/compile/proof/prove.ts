import type { Finding } from '../../checks/proof/finding.ts';
import type { Meant } from '../../checks/proof/input.ts';
import { proveMachine } from '../../checks/proof/machine.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import { fileIn } from '../../core/release.ts';
import { type Pages, type PageTask, planOf } from './plan.ts';

/** What stands ready to be published. */
export interface StagedFiles {
  /** Paths below dist/ of all that was written for this release; what stood there already, and is kept, is not in it. */
  readonly written: ReadonlySet<string>;
  /** The bytes of a file as they will be published, from the disk. Throws I/O errors. */
  read(file: string): Uint8Array;
  /** Awaited between steps: others may work, and whoever stops the build is heard. */
  pause(): Promise<void>;
}

export interface ProofOptions {
  readonly pages: Pages;
  /** Threads beside this one. */
  readonly threads: number;
  /** What earlier proofs found right, by keys, and where this one notes its own. */
  readonly proofs: { isKnown(key: string): boolean; note(key: string): void };
}

/** Pages are read in threads from so many on. */
export const fewestInThreads = 300;

/**
 * Reads staged files back, before they are published, by readers that have written none of them, and compares them with
 * what the content and the table of documents say. Returns what is not as it is meant; throws what `staged` throws.
 */
export async function prove(meant: Meant, staged: StagedFiles, options: ProofOptions): Promise<Problem[]> {
  const findings: Finding[] = [];
  const { machines, pages, kit } = planOf(meant, staged.written, options.proofs.isKnown, options.pages);
  const tasks = [...pages];
  for (const { document, key } of machines) {
    await staged.pause();
    const bytes = read(document.file);
    if (bytes) settle(proveMachine(document, bytes, meant), key);
  }
  if (tasks.length > 0) {
    // The parsers of pages are loaded where a page is to be read.
    const { provePages } = await import('../pages/page-proofs.ts');
    const helpers = tasks.length < fewestInThreads ? 0 : options.threads;
    const textsOf = (page: PageTask) => [text(page.meant.file), text(page.meant.mirror)] as const;
    const take = (found: readonly Finding[], { key }: PageTask) => settle(found, key);
    await provePages(tasks, textsOf, kit(), { helpers, pause: staged.pause }, take);
  }
  return findings.map(problemOf);

  /** The bytes of a file; what is not what was meant needs no other reader. */
  function read(file: string): Uint8Array | undefined {
    const bytes = staged.read(file);
    const { sha256: digest } = fileIn(meant.release, file);
    const found = sha256(bytes);
    if (found === digest) return bytes;
    findings.push({ file, reader: 'digest', expected: `bytes with the SHA-256 ${digest}`, found });
    return undefined;
  }

  function text(file: string | undefined): string | undefined {
    const bytes = file === undefined ? undefined : read(file);
    return bytes && Buffer.from(bytes).toString('utf8');
  }

  /** Takes what one document's readers found; one in which they found nothing is remembered. */
  function settle(found: readonly Finding[], key: string): void {
    for (const each of found) findings.push(each);
    if (found.length === 0) options.proofs.note(key);
  }
}

function problemOf({ file, reader, expected, found }: Finding): Problem {
  return {
    code: 'proof-failed',
    at: { file: `dist/${file}` },
    message: `${reader} read it back: expected ${expected}, got ${found}`,
    hint: 'This is a bug in Gazette, and no mistake of the content; nothing was published. Please report it.',
  };
}
