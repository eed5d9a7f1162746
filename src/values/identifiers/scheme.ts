/** Kinds of organisation numbers. */
export type IdentifierKind =
  | 'company-register'
  | 'charity-register'
  | 'vat'
  | 'tax'
  | 'legal-entity'
  | 'location'
  | 'other';

/** Sort of number, for readers of another language: `terms.ts` has the words. */
export type NumberTerm = 'register' | 'charity' | 'vat' | 'tax';

/** Names by language (its primary subtag). */
type NamesByLanguage = Readonly<Record<string, string>>;

/** How the check characters of a number follow from the others. */
export interface CheckDigitRule {
  /** Tests the characters of a value with the scheme's shape. */
  readonly passes: (value: string) => boolean;
  /** Range of the check characters, as `slice` counts; absent where there is no one place. */
  readonly at?: readonly [from: number, to?: number];
  /** Finds some slips only: other digits of the value may be changed without notice. */
  readonly partial?: true;
}

/** Members of schema.org's Organization that hold a number of their own. */
export type SchemaOrgProperty = 'leiCode' | 'vatID' | 'taxID' | 'duns' | 'globalLocationNumber';

/** Kind of number: its issuer, shape and check. */
export interface IdentifierScheme {
  /** Code of org-id.guide: `GB-COH`. */
  readonly code: string;
  /** ISO 3166-1 code of where it is given out; absent where that is everywhere. */
  readonly country?: string;
  readonly kind: IdentifierKind;
  /** Public name, in the language where it is given out. */
  readonly name: string;
  readonly language: string;
  /** Names in other languages. */
  readonly names?: NamesByLanguage;
  /** Sort shown to readers of other languages; absent where its own name is used everywhere. */
  readonly term?: NumberTerm;
  readonly issuer: string;
  /** Shape of the compact value. It leaves out what belongs to persons. */
  readonly shape: RegExp;
  /** The shape in words. */
  readonly form: string;
  /** A value of this shape that is nobody's, or public as an example. */
  readonly example: string;
  /** Printed forms: `#` is the next character, all else stands for itself; the one of as many characters is taken. */
  readonly display?: readonly string[] | ((value: string) => string);
  /** Text around the number, dropped from the compact value. */
  readonly dropped?: RegExp;
  /** Separators of this scheme beside spaces, dots and hyphens. */
  readonly separators?: RegExp;
  /** Separators that belong to the value: nothing but spaces is dropped. */
  readonly isVerbatim?: true;
  /** The value is taken as it was written. */
  readonly isAsWritten?: true;
  /** Letters that belong to the value and are often left out. */
  readonly prefix?: string;
  readonly isLowerCase?: true;
  /** The published spelling, of a compact value. */
  readonly spelled?: (compact: string) => string;
  readonly check?: CheckDigitRule;
  /** Member that a number requires. */
  readonly needs?: 'court' | 'town';
  /** Numbers of this shape that are nobody's. */
  readonly reserved?: RegExp;
  /** Numbers of nothing but zeros are taken, as what an example shows. */
  readonly allowsZeros?: true;
  /** International Code Designator (ISO/IEC 6523). */
  readonly icd?: string;
  readonly schemaOrg?: SchemaOrgProperty;
  /** Address of the public entry; `#` is the value. Only where a public source shows it. */
  readonly url?: string;
  /** A tax number that companies of the country are known by in their register too. */
  readonly isCompanyNumber?: true;
  /** Registers of the issuer that the value tells apart. */
  readonly parts?: readonly SchemeRegister[];
}

/** Register of a scheme that has several. */
interface SchemeRegister {
  readonly match: RegExp;
  readonly kind: IdentifierKind;
  readonly name: string;
  readonly names?: NamesByLanguage;
}
