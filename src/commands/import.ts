import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ExitCode } from '../core/exit-codes.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { importSite } from './import/import-site.ts';
import { importTable } from './import/import-table.ts';
import { commands } from './index.ts';

/** `gazette import DIR|FILE`: content drafted from an exported website, or from the rows of a file with a mapping. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [operand, ...rest] = invocation.args;
  if (operand === undefined || operand.startsWith('-'))
    throw new UsageError('import needs the folder of an exported website, or a file: an HTML page, CSV, JSON.');
  const flags = parseArguments(commands.import.flags, rest);
  const path = resolve(invocation.cwd, operand);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`There is no ${operand}.`);
  if (stats.isFile() && /\.(?:csv|tsv|txt|json)$/i.test(path)) return importTable(path, flags, invocation);
  if (flags.mapping !== undefined || flags.add || flags.accept)
    throw new UsageError('--mapping, --add and --accept are for rows: CSV or JSON.');
  return importSite(path, flags, invocation);
}
