import { changesOf } from '../../api/contract/changes.ts';
import { describedContract } from '../../api/contract/described.ts';
import { apiVersion, openapiPath } from '../../api/v1/version.ts';
import { fileIn, type Release } from '../../core/release.ts';

/** Breaking changes from one release's openapi.json to another's, a line each. */
export function brokenDescription(before: Release, after: Release): string[] {
  const [frozen, current] = [before, after].map((release) => {
    const { bytes } = fileIn(release, openapiPath.slice(1));
    return describedContract(JSON.parse(Buffer.from(bytes).toString('utf8')), apiVersion);
  });
  if (!frozen || !current) return [];
  return changesOf(frozen, current)
    .filter((change) => change.class === 'breaking')
    .map(({ rule, path, reason }) => `${path}: ${reason}  [${rule}]`);
}
