import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { compileWordPattern } from '../words/pattern.ts';
import { listCountryNames } from './addresses.ts';
import { parseNumber } from './number-claims.ts';

/** Our API answers everybody: no key, no account. */
export function checkAccess(look: UnitContext): ProseFinding[] {
  const { text, facts, table } = look;
  if (look.isQuestion || !look.has('key') || !look.has('ownApi') || look.has('notApi')) return [];
  if (look.has('noKey') || !look.has('needsKey')) return [];
  if (!(look.ours || /\b(?:this|the public|public|diese|öffentliche)/i.test(text))) return [];
  if (
    look.has('history') ||
    look.has('plan') ||
    (look.has('hypothesis') && !/^(?:if you|wenn sie)/i.test(text.trim())) ||
    look.isExample
  )
    return [];
  const match = table.key.exec(text);
  // Who needs a key is always somebody else; whose it is that needs none, our API says.
  const isOurApi = compileWordPattern(`(?:${table.our}) .*`).test(table.ownApi.exec(text)?.[0] ?? '');
  return match && !look.isOther(isOurApi ? 0 : match.index)
    ? [{ start: match.index, end: match.index + match[0].length, has: facts.access }]
    : [];
}

/** There is no MCP server on the origin. */
export function checkMcp(look: UnitContext): ProseFinding[] {
  const { text, facts, table } = look;
  if (!look.has('mcp') || look.isQuestion || look.isSoft || look.has('negation') || !look.ours || !look.has('mcpIs'))
    return [];
  if (!/(?:servers?|endpoints?|endpunkt|-server)/i.test(text) || /(?:card|karte)/i.test(text)) return [];
  const match = table.mcp.exec(text);
  const isOurs = compileWordPattern(`(?:${table.our})$`).test(text.slice(0, match?.index).trimEnd());
  return match && !look.isOther(isOurs ? 0 : match.index)
    ? [{ start: match.index, end: match.index + match[0].length, has: { text: 'no MCP server', at: facts.access.at } }]
    : [];
}

const hours: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24, 'working-day': 24, week: 120 };

/** Claims on our response time. */
export function checkResponseTime(look: UnitContext): ProseFinding[] {
  return times(look).filter(({ start }) => !look.isOther(start, true));
}

function times(look: UnitContext): ProseFinding[] {
  const { text, facts, table } = look;
  const { response: fact } = facts;
  if (!fact || !look.has('answers') || look.has('notAnswer') || look.isSoft || look.has('negation')) return [];
  const isOurs =
    look.ours || look.isOursAround || /(?:requests?|enquir(?:y|ies)|messages?|anfragen?|nachricht|mails?)/i.test(text);
  if (!isOurs) return [];
  const match = table.within.exec(text) ?? table.adjectival.exec(text);
  const write = { reference: fact.reference, text: fact.text };
  if (!match) {
    const same = table.sameDay.exec(text);
    return same && hours[fact.unit] !== undefined && fact.amount * (hours[fact.unit] ?? 0) > 24
      ? [{ start: same.index, end: same.index + same[0].length, has: fact }]
      : [];
  }
  const { n = '', u = '' } = match.groups ?? {};
  const amount = /^(?:an?|one|eine[rsmn]?|einem)$/i.test(n) ? 1 : parseNumber(n, table);
  const unit = table.units.find(([pattern]) => pattern.test(u))?.[1];
  if (amount === undefined || unit === undefined) return [];
  const [said, own] = [amount * (hours[unit] ?? 0), fact.amount * (hours[fact.unit] ?? 0)];
  if (Math.abs(said - own) < 1e-6 || (unit === 'week' && Math.abs(amount * 168 - own) < 1e-6)) return [];
  const start = match.index + match[0].lastIndexOf(n, match[0].lastIndexOf(u) - 1);
  const isWhole = /^(?:within|innerhalb)/i.test(match[0]) && fact.reference !== undefined;
  const at = isWhole ? match.index : start;
  return [
    {
      start: at,
      end:
        match.index +
        match[0].length -
        (match.groups?.u === undefined ? 0 : match[0].length - (match[0].lastIndexOf(u) + u.length)),
      has: fact,
      ...(isWhole && { write }),
    },
  ];
}

/** Claims on applicable law and our country. */
export function checkLaw(look: UnitContext): ProseFinding[] {
  return laws(look).filter(({ start }) => !look.isOther(start));
}

function laws(look: UnitContext): ProseFinding[] {
  const { text, facts, table } = look;
  const { jurisdiction } = facts;
  if (
    !jurisdiction ||
    !/[Ll]aw|[Rr]echt|court|Gericht|compan|firm|business|[Oo]rgani[sz]|charity|manufact|tart-?up|enterprise|nternehmen|Firma|Hersteller|Betrieb|Gesellschaft/.test(
      text,
    )
  )
    return [];
  if (look.isQuestion || look.has('history') || look.has('hypothesis')) return [];
  const own = listCountryNames(look).map((land) => land.toLowerCase());
  const isOwn = (said: string) => {
    const word = said.toLowerCase();
    return own.some(
      (land) =>
        word === land ||
        (table.code === 'de' && word.startsWith(land)) ||
        (table.code === 'en' && land.includes(word) && word.length > 4),
    );
  };
  const isKnown = (said: string) =>
    Object.values(table.lands)
      .flat()
      .some((land) => said.toLowerCase().startsWith(land.toLowerCase()));
  for (const pattern of table.law) {
    const match = pattern.exec(text);
    const said = match?.groups?.land ?? match?.groups?.adj;
    if (!match || said === undefined || isOwn(said) || !(isKnown(said) || match.groups?.land !== undefined)) continue;
    if (
      /^(?:the|recht|contract|criminal|data|privacy|applicable|european|europä|international|case)/i.test(said) ||
      look.has('negation')
    )
      continue;
    if (facts.places.some((place) => place.toLowerCase().includes(said.toLowerCase()))) continue;
    const at = match.index + match[0].indexOf(said);
    return [
      {
        start: at,
        end: at + said.length,
        has: jurisdiction,
        ...(match.groups?.land !== undefined && {
          write: { reference: jurisdiction.reference, text: jurisdiction.text },
        }),
      },
    ];
  }
  const nation = look.ours && !look.has('negation') && !look.isSoft ? table.nationality.exec(text) : null;
  const adjective = nation?.groups?.adj;
  if (!nation || adjective === undefined || isOwn(adjective) || !isKnown(adjective)) return [];
  return [{ start: nation.index, end: nation.index + adjective.length, has: jurisdiction }];
}
