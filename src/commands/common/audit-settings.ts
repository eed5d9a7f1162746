import { type Audit, audit } from '../../audit/audit.ts';
import type { SendRequest } from '../../audit/connection/client.ts';
import { openConnections } from '../../audit/connection/http2-client.ts';
import type { AuditException } from '../../audit/exceptions/exceptions.ts';
import type { AuditTarget } from '../../audit/target.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { commands } from '../index.ts';
import { isUrl, parseArguments, parseOrigin, UsageError } from './arguments.ts';
import type { Invocation } from './invocation.ts';

/** The command line of an audit, checked. */
export interface AuditSettings {
  readonly origin: URL;
  readonly manifest: string | undefined;
  readonly hostHeader: string | undefined;
  readonly connect: { readonly host: string; readonly port: number } | undefined;
  /** Where the same name is asked without TLS; undefined: not at all. */
  readonly plain: URL | undefined;
  readonly plainConnect: AuditSettings['connect'];
  /** A file of exceptions. */
  readonly exceptions: string | undefined;
  readonly format: 'text' | 'json' | 'junit';
  /** In milliseconds. */
  readonly timeout: number;
  readonly concurrency: number;
}

/** Reads the command line of an audit. Throws UsageError. */
export function parseAuditSettings(args: readonly string[]): AuditSettings {
  const [given, ...others] = args.filter(isUrl);
  const flags = parseArguments(
    commands.audit.flags,
    args.filter((word) => !isUrl(word)),
  );
  if (given === undefined || others.length > 0) throw new UsageError('audit takes one origin: https://example.com.');
  const origin = parseOrigin(given);
  const plainConnect = flags['connect-http'] === undefined ? undefined : addressOf(flags['connect-http']);
  return {
    origin,
    plain: plainOf(origin, flags['host-header'], plainConnect !== undefined, flags.connect !== undefined),
    plainConnect,
    exceptions: flags.exceptions,
    manifest: flags.manifest,
    hostHeader: flags['host-header'] === undefined ? undefined : hostOf(flags['host-header']),
    connect: flags.connect === undefined ? undefined : addressOf(flags.connect),
    format: flags.json ? 'json' : ((flags.format ?? 'text') as AuditSettings['format']),
    timeout: numberOf('timeout', flags.timeout ?? '10000', 600_000),
    concurrency: numberOf('concurrency', flags.concurrency ?? '4', 64),
  };
}

/** An origin at a port or an address of its own says nothing of port 80 of its name. */
function plainOf(origin: URL, host: string | undefined, isGiven: boolean, isElsewhere: boolean): URL | undefined {
  const isUsual = origin.port === '' && !isElsewhere && host === undefined;
  return origin.protocol === 'https:' && (isGiven || isUsual) ? new URL(`http://${origin.hostname}`) : undefined;
}

/** Stricter than RFC 9110 §7.2, so that nothing can be smuggled into a request. */
function hostOf(text: string): string {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) || !parseUrl(`http://${text}`)) {
    throw new UsageError(`--host-header is a host name, with or without port, not "${text}".`);
  }
  return text;
}

function addressOf(text: string): { host: string; port: number } {
  const [, host, port] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (!host || !port) throw new UsageError(`--connect is HOST:PORT, not "${text}".`);
  return { host, port: numberOf('connect', port, 65_535) };
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) {
    throw new UsageError(`--${name} is a number from 1 to ${most}, not "${text}".`);
  }
  return number;
}

/** Asks a live origin for everything that was built. Rejects with UnreachableError. */
export async function auditOrigin(
  target: AuditTarget,
  settings: AuditSettings,
  { now: clock, progress }: Pick<Invocation, 'now' | 'progress'>,
  exceptions: readonly AuditException[] = [],
): Promise<Audit> {
  const { plain, plainConnect, concurrency } = settings;
  const { send, doors, close } = await openConnections({
    ...settings,
    maxBytes: 2 * target.largest + 2 ** 20,
    plain: plain && { origin: plain, connect: plainConnect },
  });
  try {
    const now = clock();
    const nonce = `gazette-audit=${now.toString(36)}`;
    return await audit(target, countRequests(send, progress), {
      origin: askedOrigin(settings),
      concurrency,
      exceptions,
      nonce,
      now,
      doors,
    });
  } finally {
    close();
  }
}

/** A sender that says how many requests were sent. */
export function countRequests(send: SendRequest, progress: Invocation['progress']): SendRequest {
  if (!progress) return send;
  let sent = 0;
  return (request) => {
    sent += 1;
    progress(`request ${sent}: ${request.path}`);
    return send(request);
  };
}

/** Public origin, wherever the connection leads. */
function askedOrigin({ origin, hostHeader }: AuditSettings): string {
  return new URL(`${origin.protocol}//${hostHeader ?? origin.host}`).origin;
}
