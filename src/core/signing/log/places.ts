/** Published log of releases (https://c2sp.org/tlog-tiles): its prefix, and the signed tree. */
export const logPath = '/signature/log';
export const checkpointPath = `${logPath}/checkpoint`;

/** `https://example.com` → `example.com/signature/log`: the name of the log, and of its key (tlog-tiles, Parameters). */
export const logNameOf = (origin: string): string => `${new URL(origin).host}${logPath}`;
