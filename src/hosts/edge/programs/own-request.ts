/** The field by which Vercel's routes know the middleware's own requests for files, which go past it. */
export const ownRequest = 'x-gazette-file';
