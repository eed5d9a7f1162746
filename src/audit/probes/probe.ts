import type { Capability } from '../../core/capabilities.ts';
import type { Request, Response } from '../../http/respond.ts';
import type { Observation } from '../observe/observe.ts';

/**
 * Purpose of a request: `get` first of its kind, `again` after another variant, `cold` past every cache, `head`,
 * `encoded` with one content coding, `agent` by a known client, `same` and `cross` with the validator of this or of the
 * other variant, `odd` by no proper client, `weights` for Accept, `http2`, `plain` without TLS.
 */
export type ProbeRole =
  | 'get'
  | 'again'
  | 'cold'
  | 'head'
  | 'encoded'
  | 'same'
  | 'cross'
  | 'redirect'
  | 'odd'
  | 'weights'
  | 'agent'
  | 'http2'
  | 'plain'
  | 'certificate';

/** A request of an audit. */
export interface Probe {
  readonly role: ProbeRole;
  /** Path without the query that passes caches. */
  readonly path: string;
  readonly request: Request;
  /** Variant whose validator, from the first answer of this sequence, is sent as If-None-Match. */
  readonly ifNoneMatchOf?: 'html' | 'markdown' | 'always';
  /** Requested variant; absent if there is no document. */
  readonly wants?: 'html' | 'markdown' | 'always';
  /** Equally good statuses. */
  readonly alsoFine?: readonly number[];
  /** Tested capability; absent: that of the path. */
  readonly capability?: Capability;
  /** Name of the imitated client. */
  readonly agent?: string;
}

/** Missing answer. */
interface MissingAnswer {
  readonly error: string;
  /** Cut in the middle. */
  readonly isCut?: boolean;
}

/** A request with expected and actual answer. */
export interface Exchange {
  readonly probe: Probe;
  readonly expected: Response;
  /** SHA-256 of the expected body; undefined: any body will do. */
  readonly expectedSha256: string | undefined;
  readonly actual: Observation | MissingAnswer;
}
