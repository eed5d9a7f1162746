export function filesOf(folder: string): string[];
export function sizeOf(folder: string): { readonly files: number; readonly bytes: number };
export function lackOf(folder: string, pages: number): string | undefined;
