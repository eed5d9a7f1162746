/** Limits for files of public/ in content/site.ts, in MB: a build holds each in memory. */
export const fileSizeLimitRange = { least: 25, most: 500 } as const;

export function isFileSizeLimit(value: unknown): value is number {
  return (
    Number.isInteger(value) && Number(value) >= fileSizeLimitRange.least && Number(value) <= fileSizeLimitRange.most
  );
}
