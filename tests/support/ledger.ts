import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planRelease, type ReleaseOptions, type ReleasePlan } from '../../src/compile/ledger/plan-release.ts';
import type { LedgerFile } from '../../src/content/ledger/ledger-file.ts';

type Folders = Pick<ReleaseOptions, 'contentDir' | 'publicDir'>;

/** Warnings of fixtures that speak languages. */
const isTold: ReadonlySet<string> = new Set(['translation-missing']);

/** A release as the command makes it; throws what is wrong. */
export function planOf(folders: Folders, date: string, more: Partial<ReleaseOptions> = {}): ReleasePlan {
  const plan = planRelease({ ...folders, preview: false, today: date, date, adopt: false, compact: false, ...more });
  if ('refusal' in plan) throw new Error(plan.refusal);
  if (plan.problems.some(({ code }) => !isTold.has(code))) throw new Error(JSON.stringify(plan.problems));
  return plan;
}

/** The files with which a ledger of this content begins. */
export const ledgerOf = (folders: Folders, date = '2026-03-15'): readonly LedgerFile[] =>
  planOf(folders, date, { adopt: true }).write;

/** Releases and writes the folders; returns the sentences of what changed. */
export function release(folders: Folders, date: string, more: Partial<ReleaseOptions> = {}): readonly string[] {
  const { write, remove, sentences } = planOf(folders, date, more);
  for (const { file, text } of write) {
    const path = join(folders.contentDir, '..', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const file of remove) rmSync(join(folders.contentDir, '..', file));
  return sentences;
}
