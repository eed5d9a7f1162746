import type { Capability } from '../core/capabilities.ts';
import type { Exchange } from './probes/probe.ts';

/** One way in which an answer differs from what should have come. */
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
  /** What the origin fails to show. */
  readonly capability: Capability;
  /** What should have come and what came, in a few words; the second is a stranger's text. */
  readonly expected: string;
  readonly actual: string;
}
