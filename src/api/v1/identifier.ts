import { identifierName, type KnownIdentifier } from '../../content/identifiers.ts';
import { omitEmpty } from '../../core/values.ts';
import { wireBlocks } from './wire-blocks.ts';

/** A number of the organisation on the wire. */
export const wireIdentifier = () => {
  const { z, wireUrl, wireText } = wireBlocks();
  return z
    .object({
      scheme: wireText('Code of the scheme, as org-id.guide has it: GB-COH; other for one without a code.'),
      name: wireText('What the number is called.'),
      value: wireText('The number: text, compact.'),
      issuer: wireText('Who gives it out.').optional(),
      court: wireText('Court that keeps the register.').optional(),
      url: wireUrl('Public page of the entry or of the register.').optional(),
      primary: z.boolean().describe('Whether it is the first to name; one is.'),
    })
    .meta({ id: 'Identifier', description: 'A number under which the organisation is known.' });
};

/** The body of a number, its name in the language of the site. */
export const identifierBody = (identifier: KnownIdentifier, language: string) => {
  const { scheme, value, issuer, court, url, isPrimary } = identifier;
  const name = identifierName(identifier, language);
  return omitEmpty({ scheme: scheme.code, name, value, issuer, court, url, primary: isPrimary });
};
