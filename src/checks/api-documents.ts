import { isDeepStrictEqual } from 'node:util';
import { listPublishedResources } from '../api/facts/resource.ts';
import { getReleaseFile } from '../core/release.ts';
import type { Check } from './check.ts';

/** The published schema judges the published body: what is emitted is parsed back and must be equal. */
export const checkApiDocuments: Check = ({ site, release }, report) => {
  const all = [site, ...(site.translations ?? [])].flatMap((each) =>
    listPublishedResources(each).map((resource) => ({
      resource,
      path: (each.inLanguage?.prefix ?? '') + resource.path,
    })),
  );
  for (const { resource, path } of all) {
    const file = getReleaseFile(release, path.slice(1));
    if (file.isJudged) continue;
    const body: unknown = JSON.parse(Buffer.from(file.bytes).toString('utf8'));
    const result = resource.schema.safeParse(body);
    const at = { file: path };
    const hint = 'This is a bug in Gazette: the mapping and the wire schema disagree. Please report it.';
    if (!result.success)
      for (const issue of result.error.issues)
        report({ code: 'document-invalid', at, field: issue.path.join('.'), message: issue.message, hint });
    else if (!isDeepStrictEqual(result.data, body))
      report({ code: 'document-invalid', at, message: 'expected only members that the wire schema describes', hint });
  }
};
