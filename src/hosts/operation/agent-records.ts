import type { HostFile } from '../host.ts';

/**
 * Records by which agents find the site in the DNS (draft-mozleywilliams-dnsop-dnsaid-02 §3.2, RFC 9460), as text; files
 * below `deploy/dns/`. The draft's own parameters have no numbers yet, and no MCP or A2A endpoint is named: there is none.
 */
export function agentRecordFiles(origin: string): readonly HostFile[] {
  const { hostname, port, protocol } = new URL(origin);
  if (protocol !== 'https:' || !hostname.includes('.')) return [];
  const record = (type: string) =>
    `_index._agents.${hostname}. 3600 IN ${type} 1 ${hostname}. alpn="h2" port=${port || 443}`;
  return [{ file: 'agents.zone', text: `${comments(hostname)}${record('SVCB')}\n${record('HTTPS')}\n` }];
}

const comments = (
  hostname: string,
) => `; DNS for AI Discovery (DNS-AID, draft-mozleywilliams-dnsop-dnsaid-02), an Internet-Draft: nothing depends on these records, and the site works without.
; They say that agents begin at this origin: llms.txt and the API catalog are there.
; The draft names SVCB; checkers ask for HTTPS too. Where a provider knows one of the two, take that.
; Write h3 before h2 where your host speaks HTTP/3: alpn="h3,h2".
; DNSSEC: sign the zone, and give the DS record to the registrar. Unsigned, anybody on the way can forge these records.
; See whether it worked: dig +dnssec HTTPS _index._agents.${hostname} shows the record and an RRSIG.
; There is no record for _mcp._agents or _a2a._agents: no such endpoint exists here.
`;
