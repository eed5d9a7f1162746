import { join } from 'node:path';
import { type FreezeResult, freeze } from '../../compile/freeze.ts';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { pluralize } from '../../core/pluralize.ts';
import { readIfExists } from '../../edit/source/source-path.ts';
import { changeFiles } from '../../publish/change/change-files.ts';
import { renderReport } from '../../terminal/report.ts';
import { parseArguments, UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { resolveSourceOptions, toDisplayPath, toOutputFormat, withDisplayNames } from '../common/source-options.ts';
import { commands } from '../index.ts';

/** `gazette release freeze`: writes down what is published, so that every later check compares with it. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands['release freeze'].flags, invocation.args);
  const reason = flags.break;
  if (reason !== undefined && !/\p{L}{2}/u.test(reason))
    throw new UsageError('--break needs the reason why something is published no longer, in words.');
  const options = resolveSourceOptions(flags, invocation);
  const result = freeze(options, reason);
  const path = join(options.contentDir, 'contract.json');
  const { frozen } = result;
  if (frozen) {
    const acceptedPath = join(options.contentDir, 'accepted.json');
    changeFiles(options, (change) => {
      const { accepted } = frozen;
      if (readIfExists(path) !== frozen.contract) change.write(path, frozen.contract);
      if (accepted === null) change.remove(acceptedPath);
      if (accepted != null && readIfExists(acceptedPath) !== accepted) change.write(acceptedPath, accepted);
    });
  }
  const outcome = {
    headline: frozen ? headlineOf(frozen, toDisplayPath(path, invocation)) : 'Nothing was frozen',
    problems: withDisplayNames(result.problems, options, invocation),
    isFailure: !frozen,
    notes: frozen?.isFirst ? ['From now on, build and check compare with it. Commit it with your content.'] : [],
    ms: invocation.elapsed(),
  };
  invocation.print(renderReport(outcome, toOutputFormat(flags, invocation)));
  return frozen ? exitCodes.ok.code : exitCodes.content.code;
}

function headlineOf({ isFirst, changes }: NonNullable<FreezeResult['frozen']>, file: string): string {
  if (isFirst) return `Froze what is published in ${file}`;
  const count = (kind: string) => changes.filter((change) => change.class === kind).length;
  const parts = (['breaking', 'risky', 'additive', 'editorial'] as const).flatMap((kind) =>
    count(kind) === 0 ? [] : [`${count(kind)} ${kind}`],
  );
  return parts.length === 0
    ? `${file} says what is published`
    : `Froze ${pluralize(changes.length, 'change')} in ${file}: ${parts.join(', ')}`;
}
