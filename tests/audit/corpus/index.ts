import { agents } from './agents.ts';
import { bodies } from './bodies.ts';
import { codings } from './codings.ts';
import { doors } from './doors.ts';
import { headers } from './headers.ts';
import { methods } from './methods.ts';
import { missing } from './missing.ts';
import { negotiation } from './negotiation.ts';
import { redirects } from './redirects.ts';
import { type FaultyOrigin, originOf } from './row.ts';
import { walls } from './walls.ts';
import { wires } from './wires.ts';

/** Faulty origins by family: what is seen in the field, one fault each. */
export const corpus: Readonly<Record<string, readonly FaultyOrigin[]>> = {
  missing: missing.map(originOf),
  redirects: redirects.map(originOf),
  negotiation: negotiation.map(originOf),
  bodies: bodies.map(originOf),
  codings: codings.map(originOf),
  agents: agents.map(originOf),
  walls: walls.map(originOf),
  headers: headers.map(originOf),
  methods: methods.map(originOf),
  wires,
  doors,
};
