import type { Capability } from '../core/capabilities.ts';
import type { Exchange } from './probes/probe.ts';

/** A difference between an answer and the expected one. */
export interface Difference {
  readonly exchange: Exchange;
  readonly what:
    | 'transport'
    | 'certificate'
    | 'status'
    | 'variant'
    | 'body'
    | 'coding'
    | 'tag'
    | 'coding-tag'
    | 'header'
    | 'length'
    | 'range';
  /** Name of the header field, for `header`. */
  readonly header?: string;
  /** Missing capability. */
  readonly capability: Capability;
  /** Expected and actual value, in a few words; the actual one is untrusted text. */
  readonly expected: string;
  readonly actual: string;
}
