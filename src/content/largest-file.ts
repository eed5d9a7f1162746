/** Limits for files of public/ in content/site.ts, in MB: a build holds each in memory. */
export const largestFiles = { least: 25, most: 500 } as const;

export function isLargestFile(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= largestFiles.least && Number(value) <= largestFiles.most;
}
