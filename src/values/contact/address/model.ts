/** A postal address. */
export interface PostalAddress {
  /** Street, house, building, post-office box: the lines before the town, or after it where the town stands first. */
  readonly streetAddress: readonly string[];
  /** A part of the town that letters name: suburb, district, townland. */
  readonly dependentLocality?: string | undefined;
  readonly locality?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The parts of an address as formats name them, by a letter each. */
export const partNames = {
  A: 'streetAddress',
  D: 'dependentLocality',
  C: 'locality',
  S: 'region',
  Z: 'postalCode',
} as const;

/** A part of a format. */
export type PartLetter = keyof typeof partNames;

/** How a country writes addresses. */
export interface AddressFormat {
  /** Lines, divided by `|`: letters of parts, and between them what is printed where there is something on both sides. */
  readonly lines: string;
  /** The lines of an address in the country's own script, where their order is another: the largest part first. */
  readonly native?: string;
  /** The parts that it needs, by letter; `+` is the town or the region. */
  readonly needs: string;
  /** The postal code without what is printed between its characters; absent where there are none. */
  readonly code?: RegExp;
  /** Postal codes as they are printed, one for each number of characters. */
  readonly examples: readonly string[];
  /** Letters that are part of the code and often left out. */
  readonly prefix?: string;
  /** The sign of the country's cars, which people write before the code. */
  readonly car?: string;
}

/** Kinds of mistakes in an address. */
export type AddressMistake =
  | 'country-unknown'
  | 'address-incomplete'
  | 'address-empty'
  | 'postal-code-form'
  | 'postal-code-none'
  | 'postal-code-twice';
