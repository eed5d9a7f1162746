import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/commands/attach.ts';
import { listTree } from '../../src/publish/tree.ts';
import { invocationOf } from '../support/invocation.ts';

const facts = new URL('../fixtures/small/content', import.meta.url).pathname;

/** Puts the content of tests/fixtures/small into `facts/content` of a project: many generators have a `content/` of their own. */
export function withFacts(project: string): void {
  cpSync(facts, join(project, 'facts/content'), { recursive: true });
}

/** Runs `gazette attach` in this process for a project with facts; returns what it printed. */
export async function attachTo(project: string, site: string, ...args: readonly string[]): Promise<string> {
  const { invocation, said } = invocationOf(project, [site, '--content', 'facts/content', ...args]);
  const code = await main(invocation);
  if (code !== 0) throw new Error(said());
  return said();
}

/** Names and bytes of all files of a folder; a character of a value is a byte. */
export const bytesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    listTree(folder)
      .filter(({ kind }) => kind === 'file')
      .map(({ path }) => [path, readFileSync(join(folder, path), 'latin1')]),
  );

/** Names of files that two folders do not both have, or with other bytes. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
