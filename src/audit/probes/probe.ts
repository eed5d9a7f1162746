import type { Capability } from '../../core/capabilities.ts';
import type { Request, Response } from '../../http/respond.ts';
import type { Observation } from '../observe/observe.ts';

/**
 * What a request is for: `get` first of its kind, `again` after another variant, `cold` past every cache, `head`,
 * `encoded` with one content coding, `agent` by a known client, `same` and `cross` with the validator of this or of the
 * other variant, `odd` for what clients should not do, `weights` for Accept, `http2`, `plain` without TLS.
 */
export type Role =
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

/** One request that an audit makes. */
export interface Probe {
  readonly role: Role;
  /** Path of the document or the odd request, without the query that passes caches. */
  readonly path: string;
  readonly request: Request;
  /** The variant whose validator, from this sequence's first answer with it, is sent as If-None-Match. */
  readonly ifNoneMatchOf?: 'html' | 'markdown' | 'always';
  /** The variant that is asked for; absent where there is no document. */
  readonly wants?: 'html' | 'markdown' | 'always';
  /** Statuses that are as good as the expected one. */
  readonly alsoFine?: readonly number[];
  /** What the request puts to the test; absent: that of the path. */
  readonly capability?: Capability;
  /** Name of the client that it pretends to come from. */
  readonly agent?: string;
}

/** No whole answer. */
export interface Silence {
  readonly error: string;
  /** One began, and broke off. */
  readonly isCut?: boolean;
}

/** A request, what should have come, and what came. */
export interface Exchange {
  readonly probe: Probe;
  readonly expected: Response;
  /** SHA-256 of the body that should have come; undefined: any body will do. */
  readonly expectedSha256: string | undefined;
  readonly actual: Observation | Silence;
}
