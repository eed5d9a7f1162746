import { brotliDecompressSync } from 'node:zlib';
import wasm from 'harfbuzzjs/dist/harfbuzz.wasm?packed';
import { flattenCurve, type Outline, toOutline } from './outline.ts';

// HarfBuzz without its package's loader, which is asynchronous: documents are rendered synchronously.

/** Used exports of HarfBuzz; pointers are numbers. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly __indirect_function_table: WebAssembly.Table;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(at: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_font_create(face: number): number;
  hb_font_set_scale(font: number, x: number, y: number): void;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, from: number, count: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_set_language(buffer: number, language: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_language_from_string(text: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_draw_funcs_create(): number;
  hb_draw_funcs_set_move_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_line_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_quadratic_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_cubic_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_close_path_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_font_draw_glyph(font: number, glyph: number, funcs: number, user: number): void;
}

/** A shaped glyph: outline, position and advance, in thousandths of an em, y down. */
export interface ShapedGlyph {
  readonly outline: Outline;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
  /** Whether the font lacks the glyph. */
  readonly isMissing: boolean;
}

/** Shapes a part of a text in one direction; returns its glyphs from left to right. */
export type TextShaper = (text: string, from: number, to: number, isRtl: boolean, language: string) => ShapedGlyph[];

/** hb_direction_t: left to right, right to left. */
const [ltr, rtl] = [4, 5];
const readOnly = 1;
const page = 65_536;

let started: ReturnType<typeof start> | undefined;

function start() {
  const stop = (why: string) => () => {
    throw new Error(`HarfBuzz stopped: ${why}`);
  };
  const grow = (size: number) => {
    hb.memory.grow(Math.ceil((size - hb.memory.buffer.byteLength) / page));
    return 1;
  };
  const ignored = () => 0;
  const instance = new WebAssembly.Instance(new WebAssembly.Module(brotliDecompressSync(Buffer.from(wasm, 'base64'))), {
    env: {
      _abort_js: stop('abort'),
      _emscripten_runtime_keepalive_clear: ignored,
      _setitimer_js: ignored,
      emscripten_resize_heap: grow,
    },
    wasi_snapshot_preview1: { proc_exit: stop('exit') },
  });
  const hb = instance.exports as unknown as Exports;
  hb.__wasm_call_ctors();
  return { hb, ...pen(hb) };
}

/** Drawing callbacks for HarfBuzz, and the edges they collect. */
function pen(hb: Exports) {
  const drawn: { edges: number[] } = { edges: [] };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    drawn.edges.push(x, y, toX, toY);
    x = toX;
    y = toY;
  };
  type Point = [data: number, funcs: number, state: number, ...points: number[]];
  const callbacks = [
    (...[, , , toX = 0, toY = 0]: Point) => {
      startX = x = toX;
      startY = y = -toY;
    },
    (...[, , , toX = 0, toY = 0]: Point) => lineTo(toX, -toY),
    (...[, , , cX = 0, cY = 0, toX = 0, toY = 0]: Point) => flattenCurve([x, y, cX, -cY, toX, -toY], lineTo),
    (...[, , , aX = 0, aY = 0, bX = 0, bY = 0, toX = 0, toY = 0]: Point) =>
      flattenCurve([x, y, aX, -aY, bX, -bY, toX, -toY], lineTo),
    () => lineTo(startX, startY),
  ];
  const table = hb.__indirect_function_table;
  const first = table.grow(callbacks.length);
  const called = asWasm(callbacks);
  for (const [i, callback] of called.entries()) table.set(first + i, callback);
  const funcs = hb.hb_draw_funcs_create();
  hb.hb_draw_funcs_set_move_to_func(funcs, first, 0, 0);
  hb.hb_draw_funcs_set_line_to_func(funcs, first + 1, 0, 0);
  hb.hb_draw_funcs_set_quadratic_to_func(funcs, first + 2, 0, 0);
  hb.hb_draw_funcs_set_cubic_to_func(funcs, first + 3, 0, 0);
  hb.hb_draw_funcs_set_close_path_func(funcs, first + 4, 0, 0);
  return { funcs, drawn };
}

/** Number of coordinates of each callback, between three pointers and one. */
const coordinates = [2, 2, 4, 6, 0];

/** Wraps callbacks in a module that exports them, as WebAssembly tables take only its own functions (Core §5.5). */
function asWasm(callbacks: readonly unknown[]): unknown[] {
  const section = (id: number, rows: readonly number[][]) => {
    const bytes = [rows.length, ...rows.flat()];
    return [id, bytes.length, ...bytes];
  };
  const [i32, f32] = [0x7f, 0x7d];
  const types = coordinates.map((n) => [0x60, n + 4, i32, i32, i32, ...Array<number>(n).fill(f32), i32, 0]);
  const name = (i: number) => [1, 0x30 + i];
  const imports = coordinates.map((_, i) => [1, 0x65, ...name(i), 0, i]);
  const exported = coordinates.map((_, i) => [...name(i), 0, i]);
  const bytes = [
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, types),
    ...section(2, imports),
    ...section(7, exported),
  ];
  const module = new WebAssembly.Module(Uint8Array.from(bytes));
  const instance = new WebAssembly.Instance(module, {
    e: { ...(callbacks as readonly CallableFunction[]) } as unknown as Record<string, CallableFunction>,
  });
  return callbacks.map((_, i) => (instance.exports as Record<string, unknown>)[i]);
}

/** Opens a font (OpenType, unpacked) and returns its shaper. Fonts stay open: a build uses few. */
export function openFont(sfnt: Uint8Array): TextShaper {
  started ??= start();
  const { hb, funcs, drawn } = started;
  const data = copied(hb, sfnt);
  const font = hb.hb_font_create(hb.hb_face_create(hb.hb_blob_create(data, sfnt.length, readOnly, 0, 0), 0));
  hb.hb_font_set_scale(font, 1000, 1000);
  const outlines = new Map<number, Outline>();
  const outlineOf = (glyph: number) => {
    const known = outlines.get(glyph);
    if (known) return known;
    drawn.edges = [];
    hb.hb_font_draw_glyph(font, glyph, funcs, 0);
    const outline = toOutline(drawn.edges);
    outlines.set(glyph, outline);
    return outline;
  };
  return (text, from, to, isRtl, language) => {
    const buffer = hb.hb_buffer_create();
    const letters = copied(hb, new Uint8Array(Uint16Array.from(text, (_, i) => text.charCodeAt(i)).buffer));
    const tag = copied(hb, Buffer.from(language));
    hb.hb_buffer_add_utf16(buffer, letters, text.length, from, to - from);
    hb.hb_buffer_set_direction(buffer, isRtl ? rtl : ltr);
    hb.hb_buffer_set_language(buffer, hb.hb_language_from_string(tag, language.length));
    hb.hb_buffer_guess_segment_properties(buffer);
    hb.hb_shape(font, buffer, 0, 0);
    const glyphs = glyphsIn(hb, buffer, outlineOf);
    hb.hb_buffer_destroy(buffer);
    hb.free(letters);
    hb.free(tag);
    return glyphs;
  };
}

function copied(hb: Exports, bytes: Uint8Array): number {
  const at = hb.malloc(bytes.length + 1);
  new Uint8Array(hb.memory.buffer).set(bytes, at);
  return at;
}

function glyphsIn(hb: Exports, buffer: number, outlineOf: (glyph: number) => Outline): ShapedGlyph[] {
  const length = hb.hb_buffer_get_length(buffer);
  const [infos, positions] = [hb.hb_buffer_get_glyph_infos(buffer, 0), hb.hb_buffer_get_glyph_positions(buffer, 0)];
  // Both are rows of five words: the glyph; advances, then offsets. Copied, as drawing may move the memory.
  const glyphs = new Int32Array(hb.memory.buffer.slice(infos, infos + length * 20));
  const places = new Int32Array(hb.memory.buffer.slice(positions, positions + length * 20));
  return Array.from({ length }, (_, i) => {
    const [glyph = 0, advance = 0, x = 0, y = 0] = [glyphs[i * 5], places[i * 5], places[i * 5 + 2], places[i * 5 + 3]];
    return { outline: outlineOf(glyph), x, y: -y, advance, isMissing: glyph === 0 };
  });
}
