// A table, and so longer than a module should be: what German says of an organisation, and what silences it.
import { numberWordSource, parseNumberWord } from './numbers-de.ts';
import { compileWordPattern } from './pattern.ts';
import type { WordTable } from './table.ts';
import { parseSpokenTime, spokenTimeSource } from './times-de.ts';

const year = '(?:1[5-9]|20)\\d\\d';
const asked = '(?:anfragen?|nachricht(?:en)?|fragen?|e-?mails?|mails?|briefe?n?|anrufe?n?|bestellung(?:en)?)';
const our = 'unser(?:e[nmrs]?)?';
const N = `(?<n>\\d{1,3}|${numberWordSource})`;

export const de: WordTable = {
  code: 'de',
  we: compileWordPattern(`wir|uns|${our}`),
  us: compileWordPattern('wir|uns'),
  our,
  ownThing: compileWordPattern(
    'das unternehmen|die firma|die gesellschaft|der verein|die stiftung|diese website|diese seite|der behörde',
  ),
  history: compileWordPattern(
    `früher|ehemals|damals|zuvor|vormals|ursprünglich|einst|seinerzeit|bislang nur|war|waren|wurden? (?:\\p{L}+ )*(?:verlegt|umbenannt)|hatten?|gab es|bis (?:zum jahr |ende |anfang )?${year}|letzte[nsmr]? (?:jahr|monat|woche)|(?<!gegründet )(?<!seit )im jahre? ${year}|nicht mehr|vorgänger\\p{L}*|vor dem umzug`,
  ),
  plan: compileWordPattern(
    'werden wir|wird es|geplant\\p{L}*|planen|plant|künftig|zukünftig|demnächst|bald|nächste[nsmr]? (?:jahr|monat|frühjahr|sommer|herbst|winter|quartal)|wollen|möchten|beabsichtig\\p{L}*|streben|angestrebt|soll|sollen|ab 20[3-9]\\d|bis 20[3-9]\\d|vorbereit\\p{L}*|bereit\\p{L}* (?:\\p{L}+ )*vor|in vorbereitung|ziel ist',
  ),
  hypothesis: compileWordPattern(
    'wenn|falls|würden?|wären?|hätten?|könnten?|angenommen|sofern|ob|gesetzt den fall|vielleicht|stellen sie sich',
  ),
  example: compileWordPattern('zum beispiel|beispielsweise|z\\. ?b|etwa so|beispiel|muster|typisch\\p{L}*|platzhalter'),
  others: compileWordPattern(
    '(?:kunden?|kundin(?:nen)?|lieferant(?:en)?|zulieferern?|hostern?|provider|rechenzentr(?:um|en)|dienstleistern?|partnern?|wettbewerber|konkurrenz|mutter(?:gesellschaft|konzern)?|töchter|herstellern?|vermieter|bank|prüfer|betreiber[ns]?|besuchern?|nutzern?|anwendern?|behörden?|vorgänger|er|sie hat|ihre[nmrs]?)',
  ),
  served: compileWordPattern(
    `(?:(?<!${asked} )an|für|zu|antwortet|steht|${asked} von)(?: (?:unsere[nmrs]?|den|der|die|das|alle[nr]?|jeden?|ihre[nmrs]?|neuen?))*$`,
  ),
  asking: compileWordPattern(`^ihre[nmrs]?(?: [\\p{L}-]+)? (?:${asked}|besuche?s?)`),
  asRole: compileWordPattern(
    'als(?! unser| d(?:er|ie|as)(?![\\p{L}]))(?: [\\p{L}-]+){0,2} (?:hersteller|lieferant|zulieferer|hoster|provider|dienstleister|partner|bank|betreiber|behörde)$',
  ),
  negation: compileWordPattern(
    'kein(?:e[nmrs]?)?|nicht|nie|niemals|niemand|ohne|weder|noch|nichts|unnötig|überflüssig|frei von|entfällt',
  ),
  numberWord: numberWordSource,
  numberOf: parseNumberWord,
  dozen: compileWordPattern('ein halbes dutzend|(?:ein|zwei|drei|vier) dutzend'),
  hedges: [
    [compileWordPattern('mehr als|über|jenseits von|oberhalb von'), 'more'],
    [compileWordPattern('mindestens|wenigstens|nicht weniger als|gut'), 'least'],
    [compileWordPattern('bis zu|höchstens|maximal|nicht mehr als'), 'most'],
    [compileWordPattern('weniger als|unter'), 'less'],
    [compileWordPattern('fast|beinahe|knapp|nahezu|annähernd'), 'nearly'],
    [compileWordPattern('etwa|rund|circa|ca\\.?|ungefähr|um die|zirka'), 'about'],
  ],
  nouns: {
    solutions: ['Lösung', 'Lösungen'],
    workflows: ['Arbeitsablauf|Workflow', 'Arbeitsabläufen?|Workflows'],
    industries: ['Branche', 'Branchen'],
    products: ['Produkt', 'Produkten?'],
    locations: ['Standort|Niederlassung', 'Standorten?|Niederlassungen'],
    layers: ['Technikschicht', 'Technikschichten'],
    questions: ['FAQ', 'Fragen|FAQs'],
    skills: ['Agentenfähigkeit', 'Agentenfähigkeiten'],
    interfaces: ['Schnittstelle', 'Schnittstellen'],
    topics: ['Anfragethema', 'Anfragethemen'],
    brands: ['Marke', 'Marken'],
    contactRoutes: ['Kontaktweg', 'Kontaktwegen?'],
    subsidiaries: ['Tochtergesellschaft|Tochterfirma', 'Tochtergesellschaften|Tochterfirmen|Töchter'],
    publicRecords: ['Stellungnahme', 'Stellungnahmen'],
  },
  partitive: /^\s*(?:von|aus|davon|unserer|dieser|der|jener|dieser)(?![\p{L}])/iu,
  partBefore: compileWordPattern(
    '(?:weitere[nr]?|andere[nr]?|zusätzliche[nr]?|nächsten?|letzten?|ersten?|neue[nr]?|neuesten?|vorigen?|übrigen|zwischen|je|jede[rsnm]?|pro|diese[nr]?|jene[nr]?|seite|version|kapitel|schritt|abschnitt|tabelle|abbildung|stufe)$',
  ),
  having: compileWordPattern(
    'haben|hat|bieten|bietet|veröffentlichen|stellen|verkaufen|betreiben|betreibt|umfass(?:t|en)|verfügen|verfügt|bedienen|pflegen|führen|unterhalten|zählen|zählt|gibt es|es gibt|zur auswahl|im angebot|im programm|im sortiment|portfolio|sortiment|derzeit|zurzeit|heute|aktuell|insgesamt|anzahl|an',
  ),
  seeing: compileWordPattern(
    'sehen|sahen|nutzen|nutzt|nutzte|verwenden|gefunden|finden|fanden|vergleichen|verglichen|getestet|testeten|probiert|kennen|brauchen|benötigen|gefragt|fragen|beantworten|beantwortet|erhalten|wollen|hörten|empfehlen|gewählt|wählten|besprechen|besprochen',
  ),
  staff:
    'Mitarbeiter(?:n|innen)?|Mitarbeitenden?|Beschäftigten?|Angestellten?|Leuten?|Menschen|Köpfen?|Personen|Kolleg(?:en|innen)',
  all: compileWordPattern('alle[nr]?|sämtliche[nr]?|die gesamten'),
  numberLabel: 'anzahl(?: der)?|zahl der|wie viele',
  days: (
    [
      'montags?(?:s)?|mo',
      'dienstags?|di',
      'mittwochs?|mi',
      'donnerstags?|do',
      'freitags?|fr',
      'samstags?|sonnabends?|sa',
      'sonntags?|so',
    ] as const
  )
    .map((source, i): readonly [RegExp, readonly number[]] => [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${source
          .split('|')
          .slice(0, -1)
          .map((day) => `[${day.charAt(0)}${day.charAt(0).toUpperCase()}]${day.slice(1)}`)
          .join(
            '|',
          )}|${(source.split('|').at(-1) ?? '').replace(/^./, (c) => c.toUpperCase())}(?=\\.|[ –-]|,|:|$))(?![\\p{L}\\p{N}])`,
        'gu',
      ),
      [i],
    ])
    .concat([
      [
        compileWordPattern('werktags|wochentags|werktagen|wochentagen|unter der woche|an arbeitstagen', 'giu'),
        [0, 1, 2, 3, 4],
      ],
      [compileWordPattern('wochenendes?|wochenenden', 'giu'), [5, 6]],
    ]),
  months: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
  hoursLabel: compileWordPattern(
    '(?:öffnungs|büro|sprech|geschäfts|service|betriebs|kern)(?:zeit(?:en)?|stunden)|telefonzeiten|geöffnet von|erreichbarkeit',
  ),
  opens: compileWordPattern(
    'öffne[nt]|geöffnet|öffnung|offen|auf|besetzt|erreichbar|erreichen|da|für sie da|zu erreichen|beginnt|beginnen|macht|ans telefon|anrufen|rufen|geöffnete[nrs]?|im büro|verfügbar|bedient',
  ),
  closes: compileWordPattern('schließen|schließt|geschlossen|schluss|dicht|zu|endet|enden|feierabend|macht zu'),
  closedOn: compileWordPattern('geschlossen|zu|nicht (?:geöffnet|besetzt|erreichbar|da)|ruhetag'),
  place: compileWordPattern(
    `(?:${our}|das|die|der|im|am) (?:\\p{L}+ )?(?:büro|zentrale|empfang|telefon|hotline|laden|geschäft|ausstellung|werk|kalibrierstelle|verwaltung|geschäftsstelle|filiale|pforte|sekretariat|kundendienst)`,
  ),
  notOurHours: compileWordPattern(
    'agent(?:en)?|praxis|praxen|kunden?|anrufer|prüfst(?:and|ände|ands|änden)|anlagen?|server|system|schnittstelle|website|treffen|schulung(?:en)?|kurse?|monteur(?:e|en)?|veranstaltung|mittagspause|wartung|innerhalb|pro|seite|datei|läuft|laufen|lieferung(?:en)?',
  ),
  always: compileWordPattern(
    'rund um die uhr|24/7|24 stunden(?: am tag)?|tag und nacht|zu jeder (?:tages(?:-| und )?)?(?:zeit|stunde)|jederzeit',
  ),
  daily: compileWordPattern(
    'täglich|jeden tag|sieben tage (?:die|in der) woche|7 tage (?:die|in der) woche|an allen tagen|die ganze woche',
  ),
  spokenTimes: spokenTimeSource,
  timeOf: parseSpokenTime,
  upTo: 'bis|bis um|und|-|–|—',
  openAt: 'von|ab|zwischen|seit',
  closeAt: 'bis|bis um',
  founded: compileWordPattern(
    'gegründete?[nsrm]?|gründeten?|gründung(?:sjahr)?|entstand(?:en)?|ins leben gerufen|errichtet|aus der taufe|besteht|bestehen|gibt es(?: uns)?|existiert|geburtsjahr',
  ),
  registered: compileWordPattern('eingetragen|eintragung'),
  since: compileWordPattern(`seit (?:dem jahre? |anfang |ende |mitte |\\p{L}+ )?(${year})`),
  sinceUs: compileWordPattern(
    'besteht|bestehen|gibt es|existiert|existieren|bauen|baut|fertigen|fertigt|stellen|tätig|aktiv|am markt|entwickeln|entwickelt|arbeiten|arbeitet|unternehmen|familienunternehmen|firma|machen|produzieren|sind wir',
  ),
  ages: [
    compileWordPattern(
      `${N}[- ]?jährige[smnr]? (?:bestehen|jubiläum|firmenjubiläum|geschichte|erfahrung|tradition|geburtstag)`,
    ),
    compileWordPattern(
      `${N} jahre (?:alt|erfahrung|tradition|firmengeschichte|bestehen|jung|am markt|geschichte|beispielwerk)`,
    ),
    compileWordPattern(`seit (?:\\p{L}+ ){0,3}?${N} jahren`),
    compileWordPattern(
      `(?:feiert?e?n?) (?:\\p{L}+ ){0,4}?${N}(?:\\.|te[ns]?)? (?:geburtstag|jubiläum|bestehen|gründungstag|jahrestag)`,
    ),
    compileWordPattern(`vor (?:\\p{L}+ ){0,2}?${N} jahren (?:\\p{L}+ ){0,3}?(?:gegründet|gegründete[nsr]?|entstanden)`),
    compileWordPattern(`(?:gegründet|entstanden|gegründeten?|gründung) vor (?:\\p{L}+ ){0,2}?${N} jahren`),
    compileWordPattern(`(?:${our}|das) ${N}[- ]?jährige[srnm]? (?:unternehmen|firma|haus|betrieb)`),
    compileWordPattern(`seit (?:\\p{L}+ ){0,2}?(?:(?<n>\\d{1,3}|${numberWordSource})|(?<one>einem)) jahrzehnt(?:en)?`),
    compileWordPattern(
      `${N} jahre(?:n)? (?:hat|ist|haben|sind|wird|werden) (?:wir|\ue000|${our} (?:unternehmen|firma)) (?:alt|auf dem buckel)`,
    ),
    compileWordPattern(
      `(?:wir|\ue000|${our} (?:unternehmen|firma)) (?:wird|werden|ist|sind) (?:\\p{L}+ ){0,3}?${N}(?: jahre)?(?: alt|(?=[.,]))`,
    ),
  ],
  foundedNot: compileWordPattern(
    'gründer(?:in)?|aufbewahrt|gespeichert|garantie|gewährleistung|produkt|version|mitarbeiter\\p{L}*|kunden|gesetz|geschäftsführer\\p{L}*|vertrag|leite[rt]\\p{L}*|gilt|gültig|halle|gebäude|zertifiziert',
  ),
  held: compileWordPattern(
    '[\\p{L}\\d/ -]*zertifiziert(?:e[nmrs]?)?|[\\p{L}-]*zertifikate?s?|[\\p{L}-]*zertifizierung(?:en)?|akkreditiert(?:e[nmrs]?)?|akkreditierung(?:en)?|registriert(?:e[nmrs]?)?|erhalten|verliehen|bestanden|geprüft nach|besitz(?:en|t)|gütesiegel|siegel|anerkannt(?:e[nmrs]?)?|zugelassen(?:e[nmrs]?)?',
  ),
  conforms: compileWordPattern('erfüll(?:t|en)|konform|entsprechen|entspricht|einhaltung|halten .{0,30} ein|ja|✓|✔'),
  progress: compileWordPattern(
    'in vorbereitung|in arbeit|vorbereit\\p{L}*|bereit(?:et|en)|geplant\\p{L}*|planen|plant|angestrebt|streben|beantragt|antrag|noch nicht|läuft|laufend\\p{L}*|wollen|möchten|soll|ausstehend|in bearbeitung|in kürze|werden wir|nächste[ns]? jahr|künftig',
  ),
  free: compileWordPattern(
    'kostenlos(?:e[nmrs]?)?|gratis|umsonst|unentgeltlich(?:e[nmrs]?)?|kostenfrei(?:e[nmrs]?)?|geschenkt|ohne aufpreis|zum nulltarif',
  ),
  costs: compileWordPattern('kostet|kosten|preis(?:e|en)?|ab|für|zu haben|verkauf\\p{L}*|berechnen|beträgt|gebühr'),
  otherCost: compileWordPattern(
    'spar(?:t|en)|ersparnis|liefer\\p{L}*|versand|ersatzteile?s?n?|pfand|kaution|installation|aufbau|strom\\p{L}*|energie|reparatur|statt|rabatt|wartungsvertrag|wartung|zubehör|schulung(?:en)?|kurse?|selbstbeteiligung|inbetriebnahme|miete|mieten|umsatz',
  ),
  capital: compileWordPattern(
    'stammkapital|grundkapital|gesellschaftskapital|haftungskapital|kapital der gesellschaft|unser kapital',
  ),
  currencies: '€|£|\\$|¥|EUR|GBP|USD|CHF|JPY|Euro|Pfund|Dollar|Franken|Yen',
  currencyOf: (word) => currencies.find(([pattern]) => pattern.test(word))?.[1],
  content: compileWordPattern(
    'daten|inhalte?n?|texte?n?|angaben|fakten|seiten?|dokumenten?|api|schnittstelle|website|webseite|informationen|artikel',
  ),
  notContent: compileWordPattern(
    'foto(?:s|grafien?)?|bild(?:er|ern)?|abbildung(?:en)?|schrift(?:en|art)?|software|quelltext|code|quellcode|icons?|karte|karten|programm|bibliothek|musik|video|logo|zeichnung(?:en)?',
  ),
  publicDomain: compileWordPattern('gemeinfrei(?:e[nmrs]?)?|public domain|alle rechte vorbehalten'),
  licenceParts: [
    [compileWordPattern('nicht[- ]?kommerziell\\p{L}*|keine kommerzielle nutzung'), 'NC'],
    [compileWordPattern('weitergabe unter gleichen bedingungen|share-?alike'), 'SA'],
    [compileWordPattern('keine bearbeitung(?:en)?|no-?derivatives?'), 'ND'],
  ],
  training: compileWordPattern(
    'train(?:ieren|iert|ierten?)|training(?:s|szwecken?|sdaten)?|anlernen|angelernt|trainingsmaterial',
  ),
  allowed: compileWordPattern(
    'dürfen|darf|erlaubt|gestattet|können|kann|zulässig|freigegeben|gern|gerne|willkommen|möglich|frei|steht|stehen|verwendet|stellen|genutzt',
  ),
  forbidden: compileWordPattern(
    'nicht|kein(?:e[nmrs]?)?|verboten|untersagt|unzulässig|nie|niemand|widersprechen|untersagen|ausgeschlossen|verbieten|vorbehalten|ohne',
  ),
  ownApi: compileWordPattern(
    `(?:${our}|diese[rns]?|die|der|den) (?:öffentliche[nr]? |offene[nr]? |veröffentlichte[nr]? )*(?:schnittstelle|api|daten|dokumente|endpunkte)`,
  ),
  notApi: compileWordPattern(
    'messdatenportal|portal|produkte?n?|nicht öffentlich\\p{L}*|vertrag\\p{L}*|kunden|betreiber|konsole|intern\\p{L}*|plattform',
  ),
  needsKey: compileWordPattern(
    'braucht|brauchen|benötig(?:t|en)|erforder(?:t|n|lich)|verlang(?:t|en)|setzt|setzen|nur mit|notwendig|nötig|melden sie sich|registrieren|anfordern|beantragen|muss|müssen|vorher|zuerst|voraus|ist (?:ein|eine)',
  ),
  key: compileWordPattern(
    '(?:api-?)?schlüssel[ns]?|api-?keys?|zugangsdaten|token|konto|registrierung|registrieren|anmeldung|anmelden|login|passwort|benutzerkonto|zugangsschlüssel',
  ),
  noKey: compileWordPattern('kein(?:e[nmrs]?)?|nicht|nie|niemand|ohne|weder|noch|nichts|unnötig|0|null|entfällt'),
  mcp: compileWordPattern('mcp(?:-server[ns]?|-endpunkt\\p{L}*)?|model context protocol'),
  mcpIs: compileWordPattern(
    `${our}|wir|diese website|verbinden|lauscht|läuft|erreichbar unter|endpunkt (?:ist|liegt)|server (?:ist|liegt|läuft|steht)|es gibt|betreiben|bieten`,
  ),
  answers: compileWordPattern(
    'antwort(?:en|et|zeit)?|beantwort(?:en|et)|melden|rückmeldung|reagieren|reaktionszeit|erwidern|bescheid|bearbeiten|zurückrufen|rufen',
  ),
  notAnswer: compileWordPattern(
    'schwachstellen?|meldung(?:en)?|eingangsbestätigung|bestätigen|sicherheit\\p{L}*|notfall|beschwerden?|anrufe?|lieferung(?:en)?|geliefert|lieferzeit|versand|verschick\\p{L}*|reparatur|ersatzteile?n?|sekunden?|server|rechnung(?:en)?|widerruf\\p{L}*',
  ),
  within: compileWordPattern(
    `(?:innerhalb(?: von)?|binnen|in|nach|spätestens nach|höchstens|maximal|dauert|beträgt)(?: (?:\\p{L}+)){0,2}? (?<n>\\d{1,3}|${numberWordSource}|eine[rsmn]?|einem)[- ](?<u>(?:werk|arbeits|geschäfts)?tag(?:e[sn]?|s)?|stunden?|minuten?|wochen?)`,
  ),
  adjectival: compileWordPattern(
    `(?<n>\\d{1,3}|${numberWordSource})[- ]?(?<u>tägig|stündig|wöchig|minütig)e[nmrs]? (?:antwort|reaktions|bearbeitungs)\\p{L}*`,
  ),
  sameDay: compileWordPattern(
    'am selben (?:werk|arbeits)?tag|am gleichen (?:werk|arbeits)?tag|noch am (?:selben|gleichen) tag|am nächsten (?:werk|arbeits)?tag|taggleich|über nacht',
  ),
  units: [
    [/^minut|^minüt/i, 'minute'],
    [/^stund|^stünd/i, 'hour'],
    [/^(?:werk|arbeits|geschäfts)tag/i, 'working-day'],
    [/^tag|^tägig/i, 'day'],
    [/^woche|^wöch/i, 'week'],
  ],
  seatWord: compileWordPattern(
    'sitz(?:en|t)?|sitz der gesellschaft|hauptsitz|firmensitz|ansässig(?:e[nmrs]?)?|beheimatet|zuhause|zu hause|niedergelassen(?:e[nmrs]?)?|unsere? (?:büro|zentrale|verwaltung)|standort|gelegen',
  ),
  seatIn:
    /(?:in|bei|nahe|aus)\s+(?<place>\p{Lu}[\p{L}'-]+(?: (?:am|an|ob|der|im)(?![\p{L}])(?: \p{Lu}[\p{L}'-]*)?)?)/gu,
  seatBefore:
    /(?<!\p{L}|^\s*)(?!Unser|Dieser|Jeder|Euer|Ihrer|Großer|Kleiner)(\p{Lu}[\p{L}]+er) (?:Unternehmen|Firma|Hersteller|Betrieb|Maschinenbauer)(?!\p{L})/gu,
  law: [
    /(?<adj>\p{L}+(?:isch|sch)(?:e[nmsr]?)|Schweizer) Recht(?:e?s)?(?!\p{L})/u,
    /(?:dem Recht|das Recht|Recht) (?:der|des|von) (?<land>\p{Lu}[\p{L}]+)/u,
    /Gerichtsstand (?:ist|:)\s*(?<land>\p{Lu}[\p{L}]+)/u,
  ],
  lands: {
    DE: ['Deutschland', 'deutsch', 'Bundesrepublik'],
    AT: ['Österreich', 'österreichisch', 'Republik Österreich'],
    CH: ['Schweiz', 'schweizerisch', 'Schweizer', 'schweizer'],
    GB: ['Großbritannien', 'britisch', 'Vereinigtes Königreich', 'Vereinigten Königreichs', 'englisch', 'England'],
    FR: ['Frankreich', 'französisch'],
    IT: ['Italien', 'italienisch'],
    ES: ['Spanien', 'spanisch'],
    NL: ['Niederlande', 'niederländisch', 'holländisch'],
    BE: ['Belgien', 'belgisch'],
    PL: ['Polen', 'polnisch'],
    US: ['USA', 'amerikanisch', 'Vereinigten Staaten'],
    LU: ['Luxemburg', 'luxemburgisch'],
    DK: ['Dänemark', 'dänisch'],
    SE: ['Schweden', 'schwedisch'],
    IE: ['Irland', 'irisch'],
    LI: ['Liechtenstein', 'liechtensteinisch'],
    CZ: ['Tschechien', 'tschechisch'],
    JP: ['Japan', 'japanisch'],
    JO: ['Jordanien', 'jordanisch'],
  },
  nationality:
    /(?<!\p{L})(?<adj>\p{L}+isch(?:e[nmrs]?)|[Dd]eutsche[nmrs]?) (?:[\p{L}-]+ ){0,1}?(?:Unternehmen|Firma|Hersteller|Betrieb|Gesellschaft)(?!\p{L})/u,
  phoneLabel: compileWordPattern(
    'rufen|anruf|telefon(?:isch|nummer)?|tel|fon|durchwahl|hotline|wählen|zentrale|mobil|handy|erreichen|erreichbar|rufnummer',
  ),
  mailLabel: compileWordPattern(
    '(?:schreiben|schreibt|mailen|mailt|fragen) (?:sie )?uns|uns (?:per|eine|unter|über|via) |an uns|unsere? (?:\\p{L}+ )?(?:e-?mail(?:-?adresse)?|postfach|mailadresse)',
  ),
  siteLabel: compileWordPattern(
    `${our} (?:website|webseite|homepage|internetseite|seite|internetadresse|webauftritt|internetauftritt|onlineshop)|besuchen sie uns|im internet unter|im netz unter`,
  ),
  legalIs:
    /(?:sind|ist|als|eine?n?r?)\s+(?:eine?n?r?\s+)?(?:[\p{Ll}-]+ ){0,2}?(Aktiengesellschaft|AG|GmbH|Gesellschaft mit beschränkter Haftung|UG|KG|OHG|GbR|Genossenschaft|Verein|Stiftung|Einzelunternehmen|Kommanditgesellschaft|Personengesellschaft|SE|Europäische Gesellschaft)(?![\p{L}])/u,
  forms: {
    aktiengesellschaft: 'AG',
    ag: 'AG',
    gmbh: 'GMBH',
    'gesellschaft mit beschränkter haftung': 'GMBH',
    ug: 'UG',
    kg: 'KG',
    ohg: 'OHG',
    gbr: 'GBR',
    genossenschaft: 'COOP',
    verein: 'EV',
    stiftung: 'FOUNDATION',
    einzelunternehmen: 'SOLE',
    kommanditgesellschaft: 'KG',
    personengesellschaft: 'PARTNERSHIP',
    se: 'SE',
    'europäische gesellschaft': 'SE',
  },
  numbersAs: {
    company: 'handelsregister\\p{L}*|hr[ab]|register\\p{L}*|hr-?nr|firmenbuch\\p{L}*|uid',
    vat: 'ust[-. ]*id\\p{L}*|umsatzsteuer\\p{L}*(?:-id\\p{L}*)?|ust\\.?-?idnr|mwst-?nr',
    lei: 'lei',
    charity: 'vereinsregister\\p{L}*',
  },
  numberWords: '(?:nummer|nr|no|id|nr\\.|-?identifikationsnummer)?\\.?',
};

const currencies: readonly (readonly [RegExp, string])[] = [
  [/€|eur/i, 'EUR'],
  [/£|gbp|pfund/i, 'GBP'],
  [/\$|usd|dollar/i, 'USD'],
  [/¥|jpy|yen/i, 'JPY'],
  [/chf|franken/i, 'CHF'],
];
