import { auditOf, manifest, serving } from '../servers.ts';
import type { FaultyOrigin } from './row.ts';

/** Connections that are neither closed nor used. */
export const wires: readonly FaultyOrigin[] = [
  {
    what: 'silence',
    causes: ['no-answer'],
    audit: () =>
      serving(
        (reply, { path }) => (path === '/login' ? { ...reply, wire: 'silent' } : reply),
        (origin) => auditOf(origin, manifest, 1500),
      ),
  },
];
