import { describe, expect, it } from 'vitest';
import { example, organisations, today } from '../support/organisations.ts';

const path = '/.well-known/security.txt';

/** The faults of a security.txt by the rules of RFC 9116; `now` is ISO 8601. */
function faults(text: string, now: string): string[] {
  const lines = text.split(/\r?\n/);
  const found: string[] = [];
  if (lines.pop() !== '') found.push('2.2: the last line does not end');
  const fields = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([!-9;-~]+): (\S.*)$/.exec(line));
  if (fields.includes(null)) found.push('2.2: a line is no field');
  const values = (name: string) => fields.flatMap((f) => (f && f[1]!.toLowerCase() === name ? [f[2]!] : []));
  if (values('contact').length === 0) found.push('2.5.3: no Contact');
  const [expires, ...more] = values('expires');
  if (expires === undefined || more.length > 0) found.push('2.5.5: not exactly one Expires');
  else if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(expires))
    found.push('2.5.5: not RFC 3339');
  else if (Date.parse(expires) <= Date.parse(now)) found.push('2.5.5: expired');
  else if (Date.parse(expires) - Date.parse(now) > 366 * 864e5) found.push('2.5.5: over a year ahead');
  if (values('preferred-languages').length > 1) found.push('2.5.8: several Preferred-Languages');
  for (const name of ['acknowledgments', 'canonical', 'contact', 'encryption', 'hiring', 'policy'])
    for (const value of values(name))
      if (!URL.canParse(value) || /^http:/i.test(value)) found.push(`2.5: ${name} is no https, mailto or tel URI`);
  const known = /^(?:acknowledgments|canonical|contact|encryption|expires|hiring|policy|preferred-languages|csaf)$/i;
  for (const field of fields) if (field && !known.test(field[1]!)) found.push(`2.4: ${field[1]} is not registered`);
  return found;
}

describe.each(organisations)('a reader of RFC 9116 reads security.txt of $name', ({ site }) => {
  const { get, origin } = site;
  const text = get(path).body;

  it('finds no fault', () => {
    expect(faults(text, `${today}T00:00:00Z`)).toEqual([]);
  });

  it('3: is sent as text/plain with charset utf-8', () => {
    expect(get(path).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('2.5.2: Canonical is its own address', () => {
    expect(text).toMatch(new RegExp(`^Canonical: ${origin}${path}$`, 'm'));
  });

  it('2.5.7: a policy of its own origin answers', () => {
    const policies = [...text.matchAll(/^Policy: (.*)$/gm)].map(([, url]) => url!);
    for (const url of policies.filter((each) => each.startsWith(`${origin}/`))) expect(get(url).status).toBe(200);
  });
});

describe('a reader of RFC 9116 reads security.txt', () => {
  const text = example.site.get(path).body;

  it('2.5.7: the example has a policy', () => {
    expect(text).toMatch(/^Policy: /m);
  });

  it.each([
    ['Contact: mailto:', 'Contact: ', '2.5.3'],
    ['Contact:', 'Kontact:', '2.5.3: no Contact'],
    ['Expires:', '#Expires:', '2.5.5: not exactly one'],
    ['T00:00:00Z', '', '2.5.5: not RFC 3339'],
    ['2027', '2025', '2.5.5: expired'],
    ['2027', '2029', '2.5.5: over a year'],
    ['https://', 'http://', '2.5: '],
  ])('would find the fault of "%s" turned into "%s"', (right, wrong, fault) => {
    const found = faults(text.replace(right, wrong), '2026-11-21T00:00:00Z').join('\n');
    expect(found).toContain(fault === '2.5.3' ? '2.5: contact' : fault);
  });
});
