import { lowerCaseHeaders } from '../../checks/published/published.ts';
import type { Release } from '../../core/release.ts';
import { respond } from '../../http/respond.ts';
import { type SendRequest, TransportError } from '../connection/client.ts';
import { UnreachableError } from '../unreachable.ts';

/** An answer of an origin, redirects within it followed. */
export interface SourceReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Uncompressed body size. */
  readonly bytes: number;
}

/** Source of documents. Rejects with UnreachableError without an answer. */
export type DocumentSource = (path: string, accept: string) => Promise<SourceReply>;

/** A release, as every host must serve it. */
export function createReleaseSource(release: Release): DocumentSource {
  return async (path, accept) => {
    const { status, headers, body } = respond(release, { method: 'GET', path, headers: { accept } });
    return follow({ status, headers: lowerCaseHeaders(headers), body }, (to) =>
      createReleaseSource(release)(to, accept),
    );
  };
}

/** A live origin. */
export function createLiveSource(send: SendRequest): DocumentSource {
  return async (path, accept) => {
    try {
      const answer = await send({ method: 'GET', path, headers: { accept, 'accept-encoding': 'identity' } });
      return await follow(answer, (to) => createLiveSource(send)(to, accept));
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      throw new UnreachableError(`The origin does not answer: ${error.message}.`);
    }
  };
}

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Follows one redirect within the origin: `/x` to `/x/`. */
async function follow(
  { status, headers, body }: Raw,
  get: (path: string) => Promise<SourceReply>,
): Promise<SourceReply> {
  const { location = '' } = headers;
  if (status >= 300 && status < 400 && location.startsWith('/') && location.endsWith('/')) return get(location);
  return { status, headers, text: Buffer.from(body).toString('utf8'), bytes: body.byteLength };
}
