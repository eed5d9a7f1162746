export function withFigures(page: string, run: object): string;
export function commitOf(folder: URL | string): string;
