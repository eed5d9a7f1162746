/**
 * Part of WebAssembly that src/theme/drawing/harfbuzz.ts uses (WebAssembly JavaScript Interface §5); else only DOM
 * types have it.
 */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports?: Readonly<Record<string, Readonly<Record<string, unknown>>>>);
    readonly exports: unknown;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  interface Table {
    readonly length: number;
    grow(by: number): number;
    set(index: number, value: unknown): void;
  }
}
