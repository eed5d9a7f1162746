const start = /^(?:[a-z]+:\/\/)?[^/]*/i;
const oddInHost = /[^\w.~%/?#=&:@!$'()+,;-]/;
/** Letters and digits of any script, with their marks, end no address to any reader; of other signs only these. */
const oddInPath = /[^\p{L}\p{M}\p{N}_.~%/?#=&:@!$'()+,;-]/u;
const oddAnywhere = /~.*~|&#|&\w+;|&\w+$/;

/** Text at which some reader would end a bare address or read it otherwise; undefined where all agree. */
export function findAmbiguousUrlPart(raw: string): string | undefined {
  const [host = ''] = start.exec(raw) ?? [];
  const odd = oddInHost.exec(host) ?? oddInPath.exec(raw.slice(host.length)) ?? oddAnywhere.exec(raw);
  return odd?.[0];
}
