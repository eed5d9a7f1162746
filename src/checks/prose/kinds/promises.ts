import type { Finding, Look } from '../look.ts';
import { numberIn } from './counts.ts';
import { landsOf } from './addresses.ts';

/** Under which licence the content is, in parts of SPDX: family, what is demanded, version. */
export function licence(look: Look): Finding[] {
  const { text, facts, table } = look;
  const { spdx } = facts.licence;
  if (spdx === '' || !/CC|[Ll]icen[cs]|[Ll]izenz|[Dd]omain|Commons|emeinfrei|eserved|orbehalten|MIT|GPL/.test(text)) return [];
  if (look.isQuestion || look.isExample || look.has('hypothesis')) return [];
  const match =
    /(?<![\p{L}\p{N}])(?:(?<cc0>CC[ -]?0|CC[ -]Zero)(?:[ -]?1\.0)?|CC[ -](?<cc>BY(?:[ -](?:SA|NC|ND))*)(?:[ -]v?(?<v>\d\.\d))?|Creative Commons(?: (?<zero>Zero)| (?<long>Attribution|Namensnennung)(?<more>[\p{L} -]*?))?(?: (?<v2>\d\.\d))?|(?<other>MIT|Apache[- ](?:2\.0|Licen[cs]e)|GPL(?:v?\d)?|AGPL|LGPL|BSD|ODbL|OGL|Open Government Licen[cs]e|ODC-BY|PDDL)(?= licen[cs]|-Lizenz| Lizenz|-licen[cs]|[ .,;|)]|$))(?![\p{L}\p{N}])/u.exec(
      text,
    ) ?? table.publicDomain.exec(text);
  if (!match || !(look.ours || look.has('ownThing') || look.has('content') || look.unit.kind === 'row')) return [];
  const isObject = look.has('content') || /^(?:licen[cs]e|lizenz)/i.test(text.trim()) || look.unit.kind === 'row';
  if (!isObject || look.has('notContent') || look.isOther(match.index) || look.has('negation') || look.has('history')) return [];
  if (!(look.ours || look.has('ownThing') || /(?:^|[\s|])(?:the|these|this|all|everything|die|der|alle|diese[rn]?|licen[cs]e|lizenz)(?![\p{L}])/iu.test(text))) return [];
  // Programs have licences of their own: of us only what says that it is ours.
  const isSoftware = match.groups?.cc === undefined && match.groups?.cc0 === undefined && match.groups?.long === undefined;
  if (isSoftware && !(look.has('we') || look.has('ownThing') || look.unit.kind === 'row' || look.unit.kind === 'label')) return [];
  if (match.groups?.other !== undefined && !/licen[cs]|lizenz/i.test(text)) return [];
  const said = spdxOf(look, match);
  if (said === undefined || isSameLicence(said, spdx)) return [];
  return [
    {
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      has: facts.licence,
      write: { reference: facts.licence.reference, text: facts.licence.text },
    },
  ];
}

function spdxOf({ table, text }: Look, match: RegExpExecArray): string | undefined {
  const { cc0, zero, cc, v, v2, long, more = '', other } = match.groups ?? {};
  if (cc0 !== undefined || zero !== undefined) return 'CC0';
  if (cc !== undefined) return `CC-${cc.replace(/ /g, '-')}${v === undefined ? '' : `-${v}`}`;
  if (long !== undefined) {
    const parts = table.licenceParts.filter(([pattern]) => pattern.test(more)).map(([, part]) => part);
    return `CC-${['BY', ...parts].join('-')}${v2 === undefined ? '' : `-${v2}`}`;
  }
  if (other !== undefined) return other;
  if (/creative commons/i.test(match[0])) return undefined;
  return /reserved|vorbehalten/i.test(match[0]) ? (/(?:no rights|keine rechte)/i.test(text) ? 'CC0' : 'NONE') : 'CC0';
}

function isSameLicence(said: string, spdx: string): boolean {
  if (said === 'CC0') return spdx.startsWith('CC0');
  const version = /-\d\.\d$/;
  const sorted = (id: string) => id.replace(version, '').toUpperCase().split('-').sort().join('-');
  return sorted(said) === sorted(spdx) && (!version.test(said) || said.slice(-3) === spdx.slice(-3));
}

/** Whether models may be trained on the content. */
export function training(look: Look): Finding[] {
  const { text, facts, table } = look;
  if (!look.has('training') || look.isQuestion || look.has('hypothesis')) return [];
  const isModel = /(?<![\p{L}])(?:models?|modellen?|AI|KI|LLMs?|machine learning|maschinelle\p{L}*|neural|neuronale\p{L}*|KI-\p{L}+|AI-\p{L}+|\p{L}*modelle?n?)(?![\p{L}])/iu.test(text);
  const isObject = look.has('content') && (look.ours || look.has('ownThing') || /(?:these|this|the published|diese[rn]?|die veröffentlichten)/i.test(text));
  if (!isModel || !isObject || look.isOther(0) || /(?:staff|employees|callers?|calls|patients?|personal|mitarbeiter|anrufe)/i.test(text)) return [];
  const isForbidden = look.has('forbidden');
  if (!isForbidden && !look.has('allowed')) return [];
  if (isForbidden !== facts.training.isAllowed) return [];
  const match = table.training.exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length, has: facts.training }] : [];
}

/** Our API answers everybody: no key, no account. */
export function access(look: Look): Finding[] {
  const { text, facts, table } = look;
  if (look.isQuestion || !look.has('key') || !look.has('ownApi') || look.has('notApi')) return [];
  if (look.has('noKey') || !look.has('needsKey') || look.isOther(0)) return [];
  if (!(look.ours || /\b(?:this|the public|public|diese|öffentliche)/i.test(text))) return [];
  if (look.has('history') || look.has('plan') || (look.has('hypothesis') && !/^(?:if you|wenn sie)/i.test(text.trim())) || look.isExample) return [];
  const match = table.key.exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length, has: facts.access }] : [];
}

/** There is no MCP server on the origin. */
export function mcp(look: Look): Finding[] {
  const { text, facts, table } = look;
  if (!look.has('mcp') || look.isQuestion || look.isSoft || look.has('negation') || !look.ours || !look.has('mcpIs') || look.isOther(0)) return [];
  if (!/(?:servers?|endpoints?|endpunkt|-server)/i.test(text) || /(?:card|karte)/i.test(text)) return [];
  const match = table.mcp.exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length, has: { text: 'no MCP server', at: facts.access.at } }] : [];
}

const hours: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24, 'working-day': 24, week: 120 };

/** Within which time a request is answered. */
export function response(look: Look): Finding[] {
  const { text, facts, table } = look;
  const { response: fact } = facts;
  if (!fact || !look.has('answers') || look.has('notAnswer') || look.isSoft || look.has('negation')) return [];
  const isOurs = look.ours || look.isOursAround || /(?:requests?|enquir(?:y|ies)|messages?|anfragen?|nachrichten?|mails?)/i.test(text);
  if (!isOurs || look.isOther(0)) return [];
  const match = table.within.exec(text) ?? table.adjectival.exec(text);
  const write = { reference: fact.reference, text: fact.text };
  if (!match) {
    const same = table.sameDay.exec(text);
    return same && hours[fact.unit] !== undefined && fact.amount * (hours[fact.unit] ?? 0) > 24 ? [{ start: same.index, end: same.index + same[0].length, has: fact }] : [];
  }
  const { n = '', u = '' } = match.groups ?? {};
  const amount = /^(?:an?|one|eine[rsmn]?|einem)$/i.test(n) ? 1 : numberIn(n, table);
  const unit = table.units.find(([pattern]) => pattern.test(u))?.[1];
  if (amount === undefined || unit === undefined) return [];
  const [said, own] = [amount * (hours[unit] ?? 0), fact.amount * (hours[fact.unit] ?? 0)];
  if (Math.abs(said - own) < 1e-6 || (unit === 'week' && Math.abs(amount * 168 - own) < 1e-6)) return [];
  const start = match.index + match[0].lastIndexOf(n, match[0].lastIndexOf(u) - 1);
  const isWhole = /^(?:within|innerhalb)/i.test(match[0]) && fact.reference !== undefined;
  const at = isWhole ? match.index : start;
  return [{ start: at, end: match.index + match[0].length - (match.groups?.u === undefined ? 0 : match[0].length - (match[0].lastIndexOf(u) + u.length)), has: fact, ...(isWhole && { write }) }];
}

/** Whose law applies, and of which country we are. */
export function law(look: Look): Finding[] {
  const { text, facts, table } = look;
  const { jurisdiction } = facts;
  if (!jurisdiction || !/[Ll]aw|[Rr]echt|court|Gericht|compan|firm|business|[Oo]rgani[sz]|charity|manufact|tart-?up|enterprise|nternehmen|Firma|Hersteller|Betrieb|Gesellschaft/.test(text)) return [];
  if (look.isQuestion || look.has('history') || look.has('hypothesis') || look.isOther(0)) return [];
  const own = landsOf(look).map((land) => land.toLowerCase());
  const isOwn = (said: string) => {
    const word = said.toLowerCase();
    return own.some((land) => word === land || (table.code === 'de' && word.startsWith(land)) || (table.code === 'en' && land.includes(word) && word.length > 4));
  };
  const isKnown = (said: string) => Object.values(table.lands).flat().some((land) => said.toLowerCase().startsWith(land.toLowerCase()));
  for (const pattern of table.law) {
    const match = pattern.exec(text);
    const said = match?.groups?.land ?? match?.groups?.adj;
    if (!match || said === undefined || isOwn(said) || !(isKnown(said) || match.groups?.land !== undefined)) continue;
    if (/^(?:the|recht|contract|criminal|data|privacy|applicable|european|europä|international|case)/i.test(said) || look.has('negation')) continue;
    if (facts.places.some((place) => place.toLowerCase().includes(said.toLowerCase()))) continue;
    const at = match.index + match[0].indexOf(said);
    return [{ start: at, end: at + said.length, has: jurisdiction, ...(match.groups?.land !== undefined && { write: { reference: jurisdiction.reference, text: jurisdiction.text } }) }];
  }
  const nation = look.ours && !look.has('negation') && !look.isSoft ? table.nationality.exec(text) : null;
  const adjective = nation?.groups?.adj;
  if (!nation || adjective === undefined || isOwn(adjective) || !isKnown(adjective)) return [];
  return [{ start: nation.index, end: nation.index + adjective.length, has: jurisdiction }];
}
