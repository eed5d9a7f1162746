import { identifierName, type KnownIdentifier } from '../../content/identifiers.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** A number of the organisation on the wire. */
export const wireIdentifier = () => {
  const { z, descriptionKey, wireUrl, wireText } = loadWireBlocks();
  return z
    .object({
      scheme: wireText('wire.scheme'),
      name: wireText('wire.identifierName'),
      value: wireText('wire.identifierValue'),
      issuer: wireText('wire.identifierIssuer').optional(),
      court: wireText('wire.court').optional(),
      url: wireUrl('wire.identifierUrl').optional(),
      primary: z.boolean().describe(descriptionKey('wire.primary')),
    })
    .meta({ id: 'Identifier', description: descriptionKey('wire.Identifier') });
};

/** The body of a number, its name in the language of the site. */
export const identifierBody = (identifier: KnownIdentifier, language: string) => {
  const { scheme, value, issuer, court, url, isPrimary } = identifier;
  const name = identifierName(identifier, language);
  return omitUndefined({ scheme: scheme.code, name, value, issuer, court, url, primary: isPrimary });
};
