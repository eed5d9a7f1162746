import { resolve } from 'node:path';
import { auditJson } from '../audit/report/json.ts';
import { auditJunit } from '../audit/report/junit.ts';
import { auditText } from '../audit/report/text.ts';
import type { Told } from '../audit/report/told.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { omitEmpty } from '../core/values.ts';
import { askOrigin } from './common/ask-origin.ts';
import { type AuditSettings, auditSettings } from './common/audit-settings.ts';
import { builtTarget } from './common/built-target.ts';
import type { Invocation } from './common/invocation.ts';
import { knownExceptions } from './common/known-exceptions.ts';
import { sayProblems } from './common/say-problems.ts';

/** `gazette audit https://origin`: asks a live host for everything that was built, and says what differs. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const settings = auditSettings(invocation.args);
  const target = builtTarget(resolve(invocation.cwd, settings.manifest ?? `deploy/${manifestFile}`));
  const { exceptions, problems, isBroken } = knownExceptions(settings.accept, invocation);
  if (isBroken) {
    sayProblems(problems, settings.format, invocation);
    return exitCodes.content.code;
  }
  const result = await askOrigin(target, settings, invocation.now(), exceptions);
  const { claims = [] } = target.release;
  const { htmlAlone } = target.attached ?? {};
  invocation.print(
    report(
      { ...result, ...omitEmpty({ htmlAlone }), claims, problems, settings, ms: invocation.elapsed() },
      invocation,
    ),
  );
  return result.ok && problems.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

function report(
  { settings, ...told }: Omit<Told, 'route'> & { settings: AuditSettings },
  { style }: Invocation,
): string {
  const all: Told = { ...told, route: settings };
  if (settings.format === 'json') return auditJson(all);
  return settings.format === 'junit' ? auditJunit(all) : auditText(all, style);
}
