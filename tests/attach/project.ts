import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach } from 'vitest';
import { main } from '../../src/commands/attach.ts';
import type { Invocation } from '../../src/commands/common/invocation.ts';
import { listTree } from '../../src/publish/tree.ts';
import { invocationOf } from '../support/invocation.ts';

interface AttachProject {
  /** Absolute path of a file of the project. */
  at(...parts: string[]): string;
  write(file: string, text: string): void;
  invoke(...args: string[]): { readonly invocation: Invocation; said(): string };
  attach(...args: string[]): Promise<{ code: number; said: string }>;
  /** Names and bytes, as Latin-1, of all files of a folder. */
  bytesOf(folder: string): Record<string, string>;
}

/** A new project before each test, with these files in the folder of its site; `''`: each run names its folder. */
export function attachProject(
  site: string,
  files: Readonly<Record<string, string>> = {},
  others: Partial<Invocation> = {},
): AttachProject {
  let root = '';
  const at = (...parts: string[]) => join(root, ...parts);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const invoke = (...args: string[]) => invocationOf(root, args, others);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gazette-attach-'));
    for (const [file, text] of Object.entries(files)) write(join(site, file), text);
  });
  return {
    at,
    write,
    invoke,
    async attach(...args) {
      const { invocation, said } = invoke(...(site === '' ? [] : [site]), ...args);
      return { code: await main(invocation), said: said() };
    },
    bytesOf: (folder) =>
      Object.fromEntries(
        listTree(at(folder))
          .filter(({ kind }) => kind === 'file')
          .map(({ path }) => [path, readFileSync(join(at(folder), path), 'latin1')]),
      ),
  };
}
