import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditJson } from '../audit/report/json.ts';
import { auditJunit } from '../audit/report/junit.ts';
import { auditText } from '../audit/report/text.ts';
import type { Told } from '../audit/report/told.ts';
import { readTarget, type Target } from '../audit/target.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import type { Problem } from '../core/problem.ts';
import { PublishError } from '../publish/errors.ts';
import { problemsJson } from '../terminal/problems/json.ts';
import { problemsText } from '../terminal/problems/text.ts';
import { askOrigin } from './common/ask-origin.ts';
import { type AuditSettings, auditSettings } from './common/audit-settings.ts';
import { readExceptions } from './common/exceptions-file.ts';
import type { Invocation } from './common/invocation.ts';

/** `gazette audit https://origin`: asks a live host for everything that was built, and says what differs. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const settings = auditSettings(invocation.args);
  const target = targetOf(settings, invocation);
  const { exceptions, problems, isBroken } = exceptionsOf(settings, invocation);
  if (isBroken) {
    invocation.print(settings.format === 'json' ? problemsJson(problems) : problemsText(problems, invocation.style));
    return exitCodes.content.code;
  }
  const result = await askOrigin(target, settings, invocation.now(), exceptions);
  const { claims = [] } = target.release;
  invocation.print(report({ ...result, claims, problems, settings, ms: invocation.elapsed() }, invocation));
  return result.ok && problems.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

function targetOf({ manifest }: AuditSettings, { cwd }: Invocation): Target {
  const file = resolve(cwd, manifest ?? `deploy/${manifestFile}`);
  const target = readTarget(readFileSync(file, 'utf8'));
  if (!target) throw new PublishError(`${file} is not the manifest of a build. Run \`npm run build\` first.`);
  return target;
}

/** A file that cannot be understood stops an audit before it begins; a row that has expired does not. */
function exceptionsOf({ accept }: AuditSettings, { cwd, now }: Invocation) {
  const problems: Problem[] = [];
  const today = new Date(now()).toISOString().slice(0, 10);
  const report = (problem: Problem) => void problems.push(problem);
  const exceptions =
    accept === undefined ? [] : readExceptions(accept, readFileSync(resolve(cwd, accept)), today, report);
  return { exceptions, problems, isBroken: problems.some(({ code }) => code !== 'exception-expired') };
}

function report(
  { settings, ...told }: Omit<Told, 'route'> & { settings: AuditSettings },
  { style }: Invocation,
): string {
  const all: Told = { ...told, route: settings };
  if (settings.format === 'json') return auditJson(all);
  return settings.format === 'junit' ? auditJunit(all) : auditText(all, style);
}
