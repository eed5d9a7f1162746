import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { changeJournalFile, endedJournalFile } from '../../core/change-file-names.ts';
import { addPathToErrors, ignoreSystemErrors } from '../../core/system-error.ts';
import { isRecordOf, isString, parseJson } from '../../core/type-guards.ts';
import { readTextFile } from '../read-json-file.ts';
import { removeIfPossible, removeTree } from '../remove-tree.ts';
import { renameOver, syncFolder } from '../write-durably.ts';

/** A step of a change, noted before it is made. Paths are absolute here, and relative to content/ in the file. */
export type ChangeStep =
  | {
      readonly kind: 'file';
      readonly path: string;
      /** Names the next and the former bytes beside it. */
      readonly id: string;
      readonly isNew: boolean;
      /** Digest of the new bytes; null: file removed. */
      readonly sha256: string | null;
    }
  | { readonly kind: 'move'; readonly path: string; readonly to: string }
  | { readonly kind: 'folder'; readonly path: string }
  /** The change is whole: nothing is undone from here on. `command` made it, and refuses to make it twice. */
  | { readonly kind: 'done'; readonly path: string; readonly command?: string };

export interface ChangeJournal {
  /** Returns when the step is on the disk. */
  note(step: ChangeStep): void;
  close(): void;
}

const journalOf = (contentDir: string): string => join(contentDir, changeJournalFile);
const endedOf = (contentDir: string): string => join(contentDir, endedJournalFile);

/** Begins a journal. Who holds the lock has ended the one before. */
export function openJournal(contentDir: string): ChangeJournal {
  const path = journalOf(contentDir);
  const file = openSync(path, 'ax', 0o644);
  syncFolder(contentDir);
  const below = (name: string) => relative(contentDir, name);
  return {
    note(step) {
      const names = { path: below(step.path), ...(step.kind === 'move' && { to: below(step.to) }) };
      addPathToErrors(path, () => {
        writeFileSync(file, `${JSON.stringify({ ...step, ...names })}\n`);
        fsyncSync(file);
      });
    },
    close: () => closeSync(file),
  };
}

/** Ends a journal. Until the lock is free, it says which command has made the change, since that may still be killed. */
export function endJournal(contentDir: string): void {
  ignoreSystemErrors(() => renameOver(journalOf(contentDir), endedOf(contentDir)));
  removeTree(journalOf(contentDir));
}

export const removeEndedJournal = (contentDir: string): void => removeIfPossible(endedOf(contentDir));

/** The command that made the last change whole, if it did not live to remove its journal. */
export function finishedCommand(contentDir: string): string | undefined {
  const last = readJournal(contentDir).at(-1) ?? stepsIn(endedOf(contentDir), contentDir).at(-1);
  return last?.kind === 'done' ? last.command : undefined;
}

/** The steps of a change that was cut short, as far as they are whole: a step that is torn was never made. */
export const readJournal = (contentDir: string): ChangeStep[] => stepsIn(journalOf(contentDir), contentDir);

function stepsIn(journal: string, contentDir: string): ChangeStep[] {
  const lines = readTextFile(journal)?.split('\n').slice(0, -1) ?? [];
  const steps = lines.map(parseJson);
  const torn = steps.findIndex((step) => !isStep(step));
  return (torn < 0 ? steps : steps.slice(0, torn)).map((step) => absolute(step as ChangeStep, contentDir));
}

function absolute(step: ChangeStep, contentDir: string): ChangeStep {
  const path = resolve(contentDir, step.path);
  return step.kind === 'move' ? { ...step, path, to: resolve(contentDir, step.to) } : { ...step, path };
}

function isStep(value: unknown): value is ChangeStep {
  const path = isString;
  return (
    isRecordOf(value, {
      kind: (kind) => kind === 'file',
      path,
      id: (id) => isString(id) && /^[0-9a-f]{12}$/.test(id),
      isNew: (isNew) => typeof isNew === 'boolean',
      sha256: (digest) => digest === null || isString(digest),
    }) ||
    isRecordOf(value, { kind: (kind) => kind === 'move', path, to: isString }) ||
    isRecordOf(value, {
      kind: (kind) => kind === 'folder' || kind === 'done',
      path,
      command: (command) => command === undefined || isString(command),
    })
  );
}

/** The folders in which a change gives names. */
export const foldersOfSteps = (steps: readonly ChangeStep[]): Set<string> =>
  new Set(steps.flatMap((step) => [dirname(step.path), ...(step.kind === 'move' ? [dirname(step.to)] : [])]));
