import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Audit, audit } from '../audit/audit.ts';
import { client } from '../audit/client.ts';
import { auditJson } from '../audit/report/json.ts';
import { auditJunit } from '../audit/report/junit.ts';
import { auditText } from '../audit/report/text.ts';
import { readTarget, type Target } from '../audit/target.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { PublishError } from '../publish/errors.ts';
import { manifestFile } from '../publish/manifest.ts';
import { type AuditSettings, auditSettings } from './common/audit-settings.ts';
import type { Invocation } from './common/invocation.ts';

/** `gazette audit https://origin`: asks a live host for everything that was built, and says what differs. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const settings = auditSettings(invocation.args);
  const target = targetOf(settings, invocation);
  const { send, close } = client({ ...settings, maxBytes: 2 * target.largest + 2 ** 20 });
  try {
    const nonce = `gazette-audit=${invocation.now().toString(36)}`;
    const result = await audit(target, send, {
      origin: askedOrigin(settings),
      concurrency: settings.concurrency,
      nonce,
    });
    invocation.print(report(result, settings, invocation));
    return result.ok ? exitCodes.ok.code : exitCodes.content.code;
  } finally {
    close();
  }
}

/** As clients write it, wherever the connection leads. */
function askedOrigin({ origin, hostHeader }: AuditSettings): string {
  return new URL(`${origin.protocol}//${hostHeader ?? origin.host}`).origin;
}

function targetOf({ manifest }: AuditSettings, { cwd }: Invocation): Target {
  const file = resolve(cwd, manifest ?? `deploy/${manifestFile}`);
  const target = readTarget(readFileSync(file, 'utf8'));
  if (!target) throw new PublishError(`${file} is not the manifest of a build. Run \`npm run build\` first.`);
  return target;
}

function report(result: Audit, { format, origin }: AuditSettings, { style, elapsed }: Invocation): string {
  if (format === 'json') return auditJson(result, origin.origin, elapsed());
  if (format === 'junit') return auditJunit(result, origin.origin, elapsed());
  return auditText(result, origin.origin, elapsed(), style);
}
