import { z } from 'zod';

/** Field metadata that zod cannot express. */
export interface FieldMeta {
  /**
   * Meaning of the text. `past-date`: a day of a past event; `date`: any day; `slug`: an id; `dates`: a map whose
   * members are required `past-date`s.
   */
  readonly kind: 'text' | 'slug' | 'date' | 'past-date' | 'integer' | 'boolean' | 'dates';
  /** A value as it may stand in a file. */
  readonly example?: string;
  /** The form of the text in a few words, for those who do not read patterns. */
  readonly form?: string;
  /** Largest integer. */
  readonly maximum?: number;
  /** Member names of `dates`. */
  readonly members?: readonly string[];
  /**
   * Kind of a text that may be given per language: most languages write a name alike. Absent with a number, a code or
   * the like, which is the same in all.
   */
  readonly inLanguages?: 'sentence' | 'name';
  /** The value that a person meant who wrote another one into `file`; undefined unless it can only be that. */
  readonly meant?: (value: string | number, file: unknown) => string | undefined;
}

/** Reason for refusing a field by its name, so that nobody tries another spelling. */
export type FieldRefusal = (name: string) => string | undefined;

/** Reasons for which an object has no field of a name. */
export const fieldRefusals = z.registry<{ readonly of: FieldRefusal }>();

/** A registry of ours: zod's own would carry all this into published JSON Schemas. */
export const fieldMeta = z.registry<FieldMeta>();
