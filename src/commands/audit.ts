import { resolve } from 'node:path';
import type { AuditReport } from '../audit/report/format.ts';
import { renderAuditJson } from '../audit/report/json.ts';
import { renderAuditJunit } from '../audit/report/junit.ts';
import { renderAuditText } from '../audit/report/text.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { type AuditSettings, auditOrigin, parseAuditSettings } from './common/audit-settings.ts';
import { type Invocation, readBuildTarget } from './common/invocation.ts';
import { readKnownExceptions } from './common/known-exceptions.ts';
import { printProblems } from './common/print-problems.ts';

/** `gazette audit https://origin`: asks a live host for everything that was built, and says what differs. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const settings = parseAuditSettings(invocation.args);
  const target = readBuildTarget(resolve(invocation.cwd, settings.manifest ?? `deploy/${manifestFile}`));
  const { exceptions, problems, isBroken } = readKnownExceptions(settings.exceptions, invocation);
  if (isBroken) {
    printProblems(problems, settings.format === 'json', invocation);
    return exitCodes.content.code;
  }
  const result = await auditOrigin(target, settings, invocation, exceptions);
  const { claims = [] } = target.release;
  const { htmlAlone } = target.attached ?? {};
  invocation.print(
    report(
      { ...result, ...omitUndefined({ htmlAlone }), claims, problems, settings, ms: invocation.elapsed() },
      invocation,
    ),
  );
  return result.ok && problems.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

function report(
  { settings, ...told }: Omit<AuditReport, 'route'> & { settings: AuditSettings },
  { style }: Invocation,
): string {
  const all: AuditReport = { ...told, route: settings };
  if (settings.format === 'json') return renderAuditJson(all);
  return settings.format === 'junit' ? renderAuditJunit(all) : renderAuditText(all, style);
}
