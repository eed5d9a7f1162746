import { openapiPath } from '../api/v1/version.ts';
import type { Site } from '../content/site.ts';
import type { Document, LateText } from '../core/document.ts';
import { given } from '../core/given.ts';
import { mediaTypes } from '../core/media-types.ts';
import { fileListPath, proofPath, signaturePath } from '../core/signing/signing.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

/** Whether a document states facts: every one of the API but its description. */
export const statesFacts = ({ kind, path }: Pick<Document, 'kind' | 'path'>): boolean =>
  kind === 'api' && path !== openapiPath;

/**
 * The signature of a release, the list of files that it covers, and proofs of single facts, where releases are signed.
 * Their texts are known when all others are made (src/compile/sign-release.ts).
 */
export function signature(site: Site, above: readonly Document[], elsewhere: readonly Document[] = []): Document[] {
  const { signing, language } = site;
  if (signing === undefined) return [];
  const words = spoken(language);
  const late = (path: string, others: Pick<Document, 'title' | 'description'> & Partial<Document>): Document => {
    const text: LateText = {};
    return {
      path,
      file: path.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.json,
      updated: signing.day,
      late: text,
      render: () => given(text.text, `the text of ${path}, before the release is signed`),
      ...others,
    };
  };
  const title = say(words, 'document.signature');
  const proofs = [...above, ...elsewhere].filter(statesFacts).map((document) =>
    late(proofPath(document.path), {
      title: `${title}: ${document.title}`,
      description: say(words, 'document.factProofsNote'),
    }),
  );
  return [
    late(signaturePath, { title, description: say(words, 'document.signatureNote'), llms: 'Discovery' }),
    late(fileListPath, {
      title: `${title}: SHA-256`,
      description: say(words, 'document.fileListNote'),
      mediaType: mediaTypes.text,
    }),
    ...proofs,
  ];
}
