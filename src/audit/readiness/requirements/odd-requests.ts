import type { Capability } from '../../../core/capabilities.ts';
import { createEdgeCaseProbes } from '../../probes/edge-cases.ts';
import { capabilityOfMissing } from '../../target.ts';
import type { OriginReply, ReleaseOrigin } from '../origin.ts';
import type { RequirementLook } from '../requirement.ts';
import { failIfAny } from '../verdict.ts';

/** Judges how the files answer the odd requests of an audit that show a capability. */
export const judgeOddRequests =
  (
    capability: Capability,
    isRight: (reply: OriginReply, method: string, plain: OriginReply) => boolean,
  ): RequirementLook =>
  ({ release, ask }: ReleaseOrigin) => {
    const requests = createEdgeCaseProbes(release).flatMap((probe) =>
      (probe.capability ?? capabilityOfMissing(probe.path)) === capability ? [probe.request] : [],
    );
    const wrong = requests.filter(
      ({ method, path, headers }) => !isRight(ask(path, { method, headers }), method, ask(path.replace(/\?.*$/s, ''))),
    );
    return failIfAny(
      wrong,
      `${requests.length} requests`,
      ({ method, path }) => `${method} ${path} is answered otherwise`,
    );
  };

/** Requires that a part of a request changes nothing. */
export const ignored = (capability: Capability): RequirementLook =>
  judgeOddRequests(capability, (reply, _, plain) => reply.status === plain.status && reply.text === plain.text);
