import type { Identifier } from './check-identifier.ts';
import type { IdentifierScheme, SchemaOrgProperty } from './scheme.ts';

/** The address of the public entry of a published value; `undefined` where no public source shows how it is built. */
export function registerEntryUrl(scheme: IdentifierScheme, value: string): string | undefined {
  if (scheme.url === undefined) return undefined;
  // An address may have a fragment: the last sign is the place of the value.
  const at = scheme.url.lastIndexOf('#');
  return scheme.url.slice(0, at) + encodeURIComponent(value) + scheme.url.slice(at + 1);
}

/** An identifier in the terms of schema.org's Organization. */
export interface SchemaOrgIdentifier {
  /** The member that holds numbers of this sort alone. */
  readonly own?: { readonly property: SchemaOrgProperty; readonly value: string };
  /** `iso6523Code`: the code of the scheme, a colon, the value. */
  readonly iso6523Code?: string;
  /** schema.org `identifier`. */
  readonly propertyValue: {
    readonly '@type': 'PropertyValue';
    readonly propertyID: string;
    readonly name: string;
    readonly value: string;
    readonly url?: string;
  };
}

/** The identifier as schema.org has it. An unlisted scheme has its name for its id. */
export function toSchemaOrgIdentifier({ scheme, value }: Pick<Identifier, 'scheme' | 'value'>): SchemaOrgIdentifier {
  const { code, name, icd, schemaOrg: property } = scheme;
  const url = registerEntryUrl(scheme, value);
  return {
    ...(property === undefined ? {} : { own: { property, value } }),
    ...(icd === undefined ? {} : { iso6523Code: `${icd}:${value}` }),
    propertyValue: {
      '@type': 'PropertyValue',
      propertyID: code === 'other' ? name : code,
      name,
      value,
      ...(url === undefined ? {} : { url }),
    },
  };
}
