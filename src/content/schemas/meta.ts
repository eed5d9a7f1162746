import { z } from 'zod';

/** What the rest of the program must know of a field beyond what its schema refuses: said here, guessed nowhere. */
export interface FieldMeta {
  /**
   * What the text stands for. `past-date`: a day of something that happened; `date`: any day; `slug`: an id; `dates`: a map whose
   * members are `past-date`s and must be there.
   */
  readonly kind: 'text' | 'slug' | 'date' | 'past-date' | 'integer' | 'boolean' | 'dates';
  /** A value as it may stand in a file. */
  readonly example?: string;
  /** The form of the text in a few words, for those who do not read patterns. */
  readonly form?: string;
  /** Of an integer: the largest. */
  readonly maximum?: number;
  /** Of `dates`: the names of the members. */
  readonly members?: readonly string[];
  /**
   * Of a text: whether it may be given per language, and whether it is a name, which most languages write alike. Absent
   * with a number, a code or the like: that is the same in all.
   */
  readonly inLanguages?: 'sentence' | 'name';
  /** The value that a person meant who wrote another one into `file`; undefined unless it can only be that. */
  readonly meant?: (value: string | number, file: unknown) => string | undefined;
}

/** What is said of a field that a schema refuses by its name: why, so that nobody looks for another spelling. */
export type Refusal = (name: string) => string | undefined;

/** Of an object: the reasons for which it has no field of a name. */
export const refusals = z.registry<{ readonly of: Refusal }>();

/** A registry of ours: zod's own would carry all this into published JSON Schemas. */
export const fieldMeta = z.registry<FieldMeta>();
