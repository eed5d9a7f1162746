import { type Audit, audit } from '../../audit/audit.ts';
import { openConnections } from '../../audit/connection/http2-client.ts';
import type { AuditException } from '../../audit/exceptions/exceptions.ts';
import type { AuditTarget } from '../../audit/target.ts';
import type { AuditSettings } from './audit-settings.ts';

/** Asks a live origin for everything that was built. `now` is in milliseconds since 1970. Rejects with UnreachableError. */
export async function auditOrigin(
  target: AuditTarget,
  settings: AuditSettings,
  now: number,
  exceptions: readonly AuditException[] = [],
): Promise<Audit> {
  const { plain, plainConnect, concurrency } = settings;
  const { send, doors, close } = await openConnections({
    ...settings,
    maxBytes: 2 * target.largest + 2 ** 20,
    plain: plain && { origin: plain, connect: plainConnect },
  });
  try {
    const nonce = `gazette-audit=${now.toString(36)}`;
    return await audit(target, send, { origin: askedOrigin(settings), concurrency, exceptions, nonce, now, doors });
  } finally {
    close();
  }
}

/** Public origin, wherever the connection leads. */
function askedOrigin({ origin, hostHeader }: AuditSettings): string {
  return new URL(`${origin.protocol}//${hostHeader ?? origin.host}`).origin;
}
