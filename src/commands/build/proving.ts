import { join } from 'node:path';
import type { BuildResult } from '../../compile/build.ts';
import { type ProofStore, proofStore } from '../../publish/proof-store.ts';
import type { Prove } from '../../publish/stage-all.ts';
import { interpreted } from './interpreted.ts';
import type { BuildJob } from './job.ts';

/** How what is staged is read back before it is published, and what is kept of it. */
export interface Proving {
  readonly prove: Prove;
  /** Throws I/O errors. */
  save(): void;
}

/**
 * Every document that programs read is proven; every page with --production, else a sample. What only shows placeholders is
 * for nobody but who fills them in. The readers are loaded when something is staged.
 */
export function proving({ meant }: BuildResult, job: BuildJob, threads: number): Proving | undefined {
  const { production = false, placeholders = false } = job.options;
  if (!meant || placeholders) return undefined;
  let store: ProofStore | undefined;
  return {
    async prove(staged) {
      store = proofStore(join(job.compressedDir, 'proofs.index'), `proofs 1 ${job.bundleKey}`, job.anew);
      const { prove } = await import('../../compile/proof/prove.ts');
      return prove(meant, staged, {
        pages: production ? 'all' : 'sample',
        threads,
        proofs: store,
        shortly: interpreted,
      });
    },
    save: () => store?.save(!production),
  };
}
