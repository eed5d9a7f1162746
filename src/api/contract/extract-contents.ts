import type { ContractDocument } from './contract.ts';
import { isRecord } from './plain-schema.ts';

interface Contents extends Required<Pick<ContractDocument, 'members'>> {
  readonly ids: Record<string, [id: string, anchor: string][]>;
}

/**
 * Reads a body: the ids of its lists with the places of their items, without the origin, and every member that occurs
 * with the types of its values.
 */
export function extractContents(body: unknown, origin: string): Contents {
  const ids: Record<string, [string, string][]> = {};
  const types = new Map<string, Set<string>>();
  const look = (value: unknown, at: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) {
        if (isRecord(item) && typeof item.id === 'string') {
          ids[at] ??= [];
          ids[at].push([item.id, anchorOf(item, origin)]);
        }
        note(`${at}[]`, item);
      }
    } else if (isRecord(value))
      for (const [name, member] of Object.entries(value)) note(at === '' ? name : `${at}.${name}`, member);
  };
  const note = (at: string, value: unknown): void => {
    const known = types.get(at);
    if (known) known.add(typeOf(value));
    else types.set(at, new Set([typeOf(value)]));
    look(value, at);
  };
  look(body, '');
  return { ids, members: Object.fromEntries([...types].map(([at, each]) => [at, [...each].sort().join(' ')])) };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Anchor of an item: its URL if on this site and with its id; other URLs lead to what the item names. */
function anchorOf({ id, url }: { readonly id?: unknown; readonly url?: unknown }, origin: string): string {
  const isPlace = typeof url === 'string' && url.startsWith(`${origin}/`) && url.includes(String(id));
  return isPlace ? url.slice(origin.length) : '';
}
