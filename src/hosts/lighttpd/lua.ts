/** A Lua value: text, a number, a truth value, a list (counted from 1) or a table. An undefined member is left out. */
export type LuaValue =
  | string
  | number
  | boolean
  | readonly LuaValue[]
  | ReadonlyMap<string, LuaValue>
  | { readonly [name: string]: LuaValue | undefined };

/**
 * Writes a value as a Lua expression (Lua 5.1 to 5.4, reference manual §3.1 and §3.4.9).
 *
 * @param levels how many levels of nesting get a line for each member; what is deeper stays on its line
 */
export function toLua(value: LuaValue, levels = 0, indent = ''): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return luaString(value);
  const inner = (member: LuaValue) => toLua(member, levels - 1, `${indent}  `);
  const members = isList(value)
    ? value.map(inner)
    : entries(value).map(([name, member]) => `[${luaString(name)}] = ${inner(member)}`);
  if (members.length === 0) return '{}';
  if (levels < 1) return `{ ${members.join(', ')} }`;
  return `{\n${members.map((member) => `${indent}  ${member},\n`).join('')}${indent}}`;
}

/** All but printable ASCII becomes decimal escapes, byte by byte: three digits each, so that none runs into the next. */
function luaString(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return `"${text.replace(/["\\]/g, '\\$&')}"`;
  const bytes = [...new TextEncoder().encode(text)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === '\\') return `\\${character}`;
    return byte >= 0x20 && byte <= 0x7e ? character : `\\${String(byte).padStart(3, '0')}`;
  });
  return `"${bytes.join('')}"`;
}

type LuaTable = Exclude<LuaValue, string | number | boolean | readonly LuaValue[]>;

function isList(value: LuaTable | readonly LuaValue[]): value is readonly LuaValue[] {
  return Array.isArray(value);
}

function entries(table: LuaTable): [string, LuaValue][] {
  const all = table instanceof Map ? [...table.entries()] : Object.entries(table);
  return all.filter((entry): entry is [string, LuaValue] => entry[1] !== undefined);
}
