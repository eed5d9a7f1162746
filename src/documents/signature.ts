import { openapiPath } from '../api/v1/version.ts';
import type { Site } from '../content/site.ts';
import { assertDefined } from '../core/assert-defined.ts';
import type { DeferredText, Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import { fileListPath, proofPath, signaturePath } from '../core/signing/signing.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';

/** Whether a document states facts: every one of the API but its description. */
export const hasFacts = ({ kind, path }: Pick<Document, 'kind' | 'path'>): boolean =>
  kind === 'api' && path !== openapiPath;

/**
 * The signature of a release, the list of files that it covers, and proofs of single facts, where releases are signed.
 * Their texts are known when all others are made (src/compile/sign-release.ts).
 */
export function signature(site: Site, above: readonly Document[], elsewhere: readonly Document[] = []): Document[] {
  const { signing, language } = site;
  if (signing === undefined) return [];
  const words = languageByTag(language);
  const late = (path: string, others: Pick<Document, 'title' | 'description'> & Partial<Document>): Document => {
    const text: DeferredText = {};
    return {
      path,
      file: path.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.json,
      updated: signing.day,
      late: text,
      render: () => assertDefined(text.text, `the text of ${path}, before the release is signed`),
      ...others,
    };
  };
  const title = translate(words, 'document.signature');
  const proofs = [...above, ...elsewhere].filter(hasFacts).map((document) =>
    late(proofPath(document.path), {
      title: `${title}: ${document.title}`,
      description: translate(words, 'document.factProofsNote'),
    }),
  );
  return [
    late(signaturePath, { title, description: translate(words, 'document.signatureNote'), llms: 'Discovery' }),
    late(fileListPath, {
      title: `${title}: SHA-256`,
      description: translate(words, 'document.fileListNote'),
      mediaType: mediaTypes.text,
    }),
    ...proofs,
  ];
}
