import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { didPath, keyName, signaturePath, toDid } from '../../core/signing/signing.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';

/**
 * The keys of the organisation (DID Core 1.0, did:web §2), where releases are signed. Served as plain JSON, which it is:
 * did:web asks for no type, and many hosts know no other for `.json`. Old keys stay, with their last day; revoked ones are
 * no longer methods that assert anything.
 */
export function didJson(site: Site): Document[] {
  const { signing, baseUrl } = site;
  if (signing === undefined) return [];
  const { keys, day } = signing;
  const id = toDid(baseUrl);
  const words = languageOfSite(site);
  return [
    {
      path: didPath,
      file: didPath.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.json,
      title: translate(words, 'document.did'),
      description: translate(words, 'document.didNote'),
      updated: day,
      llms: 'Discovery',
      render: ({ url }) =>
        json({
          '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
          id,
          verificationMethod: keys.map(({ kid, x, expires, revoked }) => ({
            id: keyName(id, kid),
            type: 'JsonWebKey',
            controller: id,
            publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' },
            ...(expires !== undefined && { expires: `${expires}T23:59:59Z` }),
            ...(revoked !== undefined && { revoked: `${revoked}T00:00:00Z` }),
          })),
          assertionMethod: keys.filter(({ revoked }) => revoked === undefined).map(({ kid }) => keyName(id, kid)),
          service: [{ id: `${id}#release`, type: 'SignedRelease', serviceEndpoint: url(signaturePath) }],
        }),
    },
  ];
}
