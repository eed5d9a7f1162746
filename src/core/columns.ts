/** A table as columns: texts without line breaks, or numbers. */
type Column = readonly string[] | Uint32Array | Float64Array;
type Columns = Readonly<Record<string, Column>>;

interface Head {
  readonly name: string;
  readonly kind: 'text' | 'u32' | 'f64';
  /** Bytes from the end of the heads, and how many. */
  readonly at: number;
  readonly bytes: number;
  readonly count: number;
}

const aligned = (bytes: number) => (bytes + 7) & ~7;

/** Columns as bytes that can be read back without parsing: numbers as they lie in memory, texts joined by line breaks. */
export function encodeColumns(columns: Columns): Buffer {
  const parts: Uint8Array[] = [];
  const heads: Head[] = [];
  let at = 0;
  for (const [name, column] of Object.entries(columns)) {
    const bytes = bytesOf(name, column);
    heads.push({ name, kind: kindOf(column), at, bytes: bytes.byteLength, count: column.length });
    parts.push(bytes, new Uint8Array(aligned(bytes.byteLength) - bytes.byteLength));
    at += aligned(bytes.byteLength);
  }
  const head = Buffer.from(JSON.stringify(heads).padEnd(aligned(JSON.stringify(heads).length)));
  const length = Buffer.alloc(8);
  length.writeUInt32LE(head.byteLength);
  return Buffer.concat([length, head, ...parts]);
}

/**
 * The columns of encodeColumns(), each made when it is asked for. `bytes` must be whole (seal.cjs): nothing is checked.
 * Numbers may be a view of them.
 */
export function decodeColumns(bytes: Buffer): { text(name: string): string[]; numbers(name: string): NumberColumn } {
  const length = bytes.readUInt32LE(0);
  const heads = JSON.parse(bytes.toString('latin1', 8, 8 + length)) as readonly Head[];
  const byName = new Map(heads.map((head) => [head.name, head]));
  const part = (name: string) => {
    const head = byName.get(name);
    if (!head) throw new Error(`There is no column ${name}.`);
    const from = 8 + length + head.at;
    return { ...head, body: bytes.subarray(from, from + head.bytes) };
  };
  return {
    text(name) {
      const { body, count } = part(name);
      return count === 0 ? [] : body.toString('utf8').split('\n');
    },
    numbers(name) {
      const { body, kind, count } = part(name);
      const whole = body.byteOffset % 8 === 0 ? body : new Uint8Array(body);
      return kind === 'u32'
        ? new Uint32Array(whole.buffer, whole.byteOffset, count)
        : new Float64Array(whole.buffer, whole.byteOffset, count);
    },
  };
}

type NumberColumn = Uint32Array | Float64Array;

function kindOf(column: Column): Head['kind'] {
  if (column instanceof Uint32Array) return 'u32';
  return column instanceof Float64Array ? 'f64' : 'text';
}

function bytesOf(name: string, column: Column): Uint8Array {
  if (ArrayBuffer.isView(column)) return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  if (column.some((text) => text.includes('\n'))) throw new Error(`Column ${name} has a line break in a text.`);
  return Buffer.from(column.join('\n'), 'utf8');
}
