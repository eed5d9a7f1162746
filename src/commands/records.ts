import { setTimeout } from 'node:timers/promises';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { Stop } from '../core/stop.ts';
import { plural } from '../core/words.ts';
import { fetchRecords, storeRecords } from '../upload/records.ts';
import { s3Bucket } from '../upload/s3/bucket.ts';
import { awsClient, type Credentials } from '../upload/s3/client.ts';
import { noCredentials } from './common/bucket-place.ts';
import type { Invocation } from './common/invocation.ts';
import { recordFiles } from './records/files.ts';
import { type RecordsSettings, recordsSettings } from './records/settings.ts';

/**
 * `gazette records fetch` and `gazette records store`: records of pages from a bucket, and into it. They are a
 * convenience: where the bucket cannot be reached this is said, and the command succeeds.
 */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const settings = recordsSettings(invocation);
  try {
    if (!settings.credentials) throw new Stop('io', noCredentials);
    invocation.print(`${await transfer(settings, settings.credentials, invocation)}\n`);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    invocation.print(`${warning(settings, error.message, invocation)}\n`);
  }
  return exitCodes.ok.code;
}

async function transfer(settings: RecordsSettings, credentials: Credentials, { root, now }: Invocation) {
  const client = {
    ...credentials,
    service: 's3',
    region: settings.region,
    pause: (ms: number) => setTimeout(ms),
  } as const;
  const bucket = s3Bucket(settings.bucket, awsClient(client));
  const files = recordFiles(root);
  if (settings.does === 'store') {
    const { stored, removed } = await storeRecords(bucket, files, { ...settings, now: now() });
    return `${plural(stored, 'file')} of records stored, ${removed} removed`;
  }
  const { fetched, refused } = await fetchRecords(bucket, files, settings);
  const bad = refused.length > 0 ? `, refused: ${refused.join(', ')} (damaged, or signed with another key)` : '';
  return `${plural(fetched, 'file')} of records fetched${bad}`;
}

/** Loud where it is looked for: GitHub Actions shows such a line beside the run. */
function warning({ does }: RecordsSettings, reason: string, { env }: Invocation): string {
  const end =
    does === 'fetch'
      ? 'The build makes every page that it has no record of.'
      : 'The next build elsewhere takes longer.';
  const text = `Records of pages were not ${does === 'fetch' ? 'fetched' : 'stored'}: ${reason} ${end}`;
  return env.GITHUB_ACTIONS === 'true'
    ? `::warning::${text.replaceAll('%', '%25').replaceAll('\n', '%0A')}`
    : `Warning: ${text}`;
}
