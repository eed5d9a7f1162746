import type { Release } from '../../core/release.ts';
import type { HostOutput, LimitExceeded } from '../host.ts';
import { findExceededLimits, largestFileBytes } from '../limits.ts';
import { checkCodeSize } from './host-program.ts';
import { uploadedFiles } from './uploaded-files.ts';

/** A product of Cloudflare; `free` and `paid` are the names of its plans. */
interface Product {
  readonly free: string;
  readonly paid: string;
  /** The file of our code, for messages. */
  readonly worker: string;
}

/** The limits of Cloudflare Workers and Pages, which are alike: those that every plan has, and those of the free one. */
export function checkCloudflareLimits(
  release: Release,
  code: string,
  { free, paid, worker }: Product,
): Required<Pick<HostOutput, 'exceeded' | 'plans'>> {
  const files = uploadedFiles(release);
  const ofFiles = (limit: string, allowed: number) => findExceededLimits([{ limit, allowed, got: files.length }]);
  const ofFree = (found: readonly LimitExceeded[], most: string) =>
    found.map((item) => ({ ...item, hint: `${paid} takes ${most}.` }));
  const exceeded = [
    ...ofFiles('files', 100_000),
    ...findExceededLimits([{ limit: 'bytes in one file', allowed: 25 * 1024 * 1024, got: largestFileBytes(files) }]),
    ...checkCodeSize(`bytes of ${worker}`, 10 * 1024 * 1024, code),
  ];
  const plans = [
    ...ofFree(ofFiles(`files on ${free}`, 20_000), '100,000'),
    ...ofFree(checkCodeSize(`bytes of ${worker} on ${free}`, 3 * 1024 * 1024, code), '10 MB'),
  ];
  return { exceeded, plans };
}

/** The name of a project: letters, digits and hyphens are all that it may hold, and 63 of them at most. */
export function projectName({ baseUrl }: Release): string {
  return new URL(baseUrl).hostname
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-|-$/g, '');
}

/** The day whose behaviour of the runtime our code was tested with. */
export const compatibilityDate = '2026-04-01';
