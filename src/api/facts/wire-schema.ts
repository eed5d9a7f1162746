/** A JSON Schema (2020-12) as far as fact modules come out as one. */
export interface WireSchema {
  /** Absent in a reference. */
  readonly type?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly required?: readonly string[];
  readonly items?: WireSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-extensible-enum'?: readonly string[];
}
