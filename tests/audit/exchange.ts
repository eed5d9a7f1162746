import type { Exchange, ProbeRole } from '../../src/audit/probes/probe.ts';
import type { Response } from '../../src/http/respond.ts';

/** A request for a path, what should have come, and what came; of an observation what ages and causes look at. */
export function exchangeOf(
  path: string,
  {
    role = 'get',
    expected = {},
    actual = {},
  }: {
    readonly role?: ProbeRole;
    readonly expected?: Partial<Response>;
    readonly actual?:
      | { readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
      | { readonly error: string };
  } = {},
): Exchange {
  return {
    probe: { role, path, request: { method: 'GET', path, headers: {} } },
    expected: { status: 200, headers: {}, body: new Uint8Array(), ...expected },
    expectedSha256: undefined,
    actual: ('error' in actual ? actual : { status: 200, headers: {}, ...actual }) as Exchange['actual'],
  };
}
