// A table: what Gazette says in Dutch. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}: {value}',
    'text.noted': '{text} ({note})',
    'text.quoted': '‘{text}’',
    'text.yes': 'ja',
    'text.no': 'nee',

    // The frame of every page.
    'frame.skip': 'Naar de inhoud',
    'frame.updated': 'Laatst bijgewerkt: {date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'Hoofdnavigatie',
    'frame.company': 'Bedrijf',
    'frame.organisation': 'Organisatie',
    'frame.api': 'API',
    'frame.access': 'Toegang',
    'frame.contact': 'Contact',
    'frame.pages': 'Pagina’s',
    'frame.allPages': 'Alle pagina’s: {n}',
    'frame.forPrograms': 'Voor programma’s',
    'frame.apiIndex': 'API-index',
    'frame.apiCatalog': 'API-catalogus',
    'frame.sitemap': 'Sitemap',
    'frame.asMarkdown': 'Deze pagina als Markdown',
    'frame.dataLicence': 'Datalicentie',
    'frame.languages': 'Talen',
    'frame.onThisPage': 'Op deze pagina',
    'frame.contents': 'Inhoud',
    'frame.reference': 'Referentie',
    'frame.readMore': 'Meer lezen',
    'frame.readMoreOf': 'Meer lezen: {name}',
    'frame.search': 'Zoeken',
    'frame.nothingFound': 'Niets gevonden.',
    'frame.copy': 'Kopiëren',
    'frame.copyOf': 'Kopiëren: {name}',
    'frame.copied': 'Gekopieerd',
    'frame.selected': 'Geselecteerd',

    // The page for addresses at which there is nothing.
    'notFound.title': 'Pagina niet gevonden',
    'notFound.description': 'Op dit adres is niets gepubliceerd.',
    'notFound.advice': 'Adressen zijn hoofdlettergevoelig en volledig; raad ze alstublieft niet.',
    'notFound.homepage': 'Startpagina',
    'notFound.reference': '[API-referentie]({docs}) en [OpenAPI-beschrijving]({openapi}): alle endpoints',
    'notFound.guide':
      '[Authenticatiegids]({guide}): hier zijn nergens inloggegevens voor nodig en er is geen autorisatieserver',

    // The list of all pages.
    'allPages.title': 'Alle pagina’s',
    'allPages.description': 'Alle pagina’s van deze site, per map.',
    'allPages.section': 'Alle pagina’s: {section}',
    'allPages.below': { one: '{folder}: {n} pagina', other: '{folder}: {n} pagina’s' },
    'text.next': '{text}; {next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': 'Het bedrijf',
    'section.organisation': 'De organisatie',
    'section.locations': 'Vestigingen',
    'section.people': 'Mensen',
    'section.brands': 'Merken',
    'section.solutions': 'Oplossingen',
    'section.workflows': 'Werkprocessen',
    'section.technology': 'Technologie',
    'section.industries': 'Sectoren',
    'section.products': 'Producten',
    'section.compliance': 'Compliance',
    'section.publicRecord': 'Openbare inzendingen',
    'section.questions': 'Vragen en antwoorden',
    'section.contact': 'Contact',
    'section.legalNotice': 'Colofon',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': 'Naam',
    'label.legalName': 'Statutaire naam',
    'label.tradingName': 'Handelsnaam',
    'label.companyNumber': 'Registratienummer',
    'label.charityNumber': 'Registratienummer goed doel',
    'label.vatNumber': 'Btw-nummer',
    'label.registrationNumber': 'Registratienummer',
    'label.register': 'Register',
    'label.jurisdiction': 'Land van registratie',
    'label.incorporated': 'Opgericht',
    'label.registeredAddress': 'Statutaire zetel',
    'label.address': 'Adres',
    'label.officeHours': 'Kantooruren',
    'label.openingHours': 'Openingstijden',
    'label.timeZone': 'Tijdzone',
    'label.website': 'Website',
    'label.policies': 'Beleid',
    'label.privacyPolicy': 'Privacyverklaring',
    'label.termsOfUse': 'Gebruiksvoorwaarden',
    'label.elsewhere': 'Andere profielen',
    'label.phone': 'Telefoon',
    'label.email': 'E-mail',
    'label.parentOrganisation': 'Moedermaatschappij',
    'label.subsidiaries': 'Dochterondernemingen',
    'label.employees': 'Medewerkers',
    'label.role': 'Functie',
    'label.since': 'Sinds',
    'label.audience': 'Voor',
    'label.personDecides': 'Waar een mens beslist',
    'label.regulators': 'Toezichthouders',
    'label.access': 'Toegang',
    'label.price': 'Prijs',
    'label.status': 'Status',
    'label.reviewed': 'Beoordeeld',
    'label.issuedBy': 'Uitgegeven door',
    'label.certificateNumber': 'Certificaatnummer',
    'label.scope': 'Toepassingsgebied',
    'label.validFrom': 'Geldig vanaf',
    'label.validUntil': 'Geldig tot',
    'label.document': 'Document',
    'label.date': 'Datum',
    'label.recipient': 'Ingediend bij',
    'label.responseTime': 'Reactietijd',
    'hours.closed': 'Gesloten',
    'hours.always': '24 uur per dag open',

    // States, in forms that suit whatever they are said of.
    'access.public': 'Openbaar',
    'access.gated': 'Op aanvraag',
    'access.sold': 'Te koop',
    'compliance.certified': 'Gecertificeerd',
    'compliance.registered': 'Geregistreerd',
    'compliance.compliant': 'Nageleefd',
    'compliance.in-progress': 'In uitvoering',
    'compliance.planned': 'Gepland',

    // Sentences of the homepage.
    'home.gated':
      'Producten op aanvraag hebben geen endpoint op deze origin. Zo vraagt u toegang aan: [Authenticatiegids]({guide}).',
    'questions.permalink': 'Link naar dit antwoord',
    'questions.search': 'Zoeken in de vragen',
    'questions.found': 'Gevonden vragen: {found} van {total}',
    'questions.none': 'Geen enkele vraag bevat dat. Het contactformulier staat hieronder.',
    'questions.noneWithoutForm': 'Geen enkele vraag bevat dat.',

    // How to reach a person, and the form for it.
    'contact.write': 'Een aanvraag schrijven',
    'contact.mustNotContain': 'Wat een aanvraag niet mag bevatten',
    'contact.includes': 'Een aanvraag bevat:',
    'contact.topic': 'Onderwerp',
    'contact.topicHint': 'Waar de aanvraag over gaat.',
    'contact.message': 'Uw bericht',
    'contact.messageHint': 'Wat er wordt gevraagd.',
    'contact.name': 'Uw naam',
    'contact.nameHint': 'Naam van de afzender, voor het antwoord.',
    'contact.email': 'Uw e-mailadres',
    'contact.emailHint': 'E-mailadres van de afzender, voor het antwoord.',
    'contact.senderHint': 'Uw naam en e-mailadres worden gevraagd zodat u antwoord kunt krijgen.',
    'contact.opensAnswers':
      'De knop opent uw e-mailprogramma met deze antwoorden, gericht aan {email}. Er wordt niets verzonden voordat u het daar verzendt.',
    'contact.opensTopic':
      'De knop opent uw e-mailprogramma met dit onderwerp, gericht aan {email}. Er wordt niets verzonden voordat u het daar verzendt.',
    'contact.writeEmail': 'E-mail schrijven',
    'contact.writeEmailOn': 'E-mail schrijven: {topic}',
    'contact.copyAsText': 'Kopiëren als tekst',
    'contact.byMailPoints':
      'Schrijf naar {email}. Een link hieronder opent uw e-mailprogramma met de punten van een aanvraag:',
    'contact.byMailTopic': 'Schrijf naar {email}. Een link hieronder opent uw e-mailprogramma met het onderwerp:',
    'contact.sentTo': 'De knop verzendt deze antwoorden naar {host}. Mailt u liever, schrijf dan naar {email}.',
    'contact.send': 'Aanvraag verzenden',
    'contact.tool': 'Vult een aanvraag in, die een mens leest en verzendt. Wat erin niet mag staan: {text}',
    'contact.formTopics': 'Onderwerpen van het [contactformulier]({form}): {topics}',

    // What the script of the form says.
    'contact.opened': 'Uw e-mailprogramma opent met de aanvraag. Gebeurt dat niet, kopieer de aanvraag dan als tekst.',
    'contact.tooLongCopied':
      'De aanvraag is te lang om door te geven en is daarom gekopieerd: plak haar in de e-mail die opent.',
    'contact.tooLongBox':
      'De aanvraag is te lang om door te geven. Kopieer haar uit het vak hieronder en plak haar in de e-mail die opent.',
    'contact.pasteCopied': 'Plak de gekopieerde aanvraag hier.',
    'contact.paste': 'Plak de aanvraag hier.',
    'contact.copied': 'Gekopieerd. Plak de tekst in een e-mail aan het adres hierboven.',
    'contact.copyBox': 'Kopieer de aanvraag uit het vak hieronder.',
    'contact.asText': 'De aanvraag als tekst',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': { one: 'binnen één minuut', other: 'binnen {n} minuten' },
    'within.hour': { one: 'binnen één uur', other: 'binnen {n} uur' },
    'within.day': { one: 'binnen één dag', other: 'binnen {n} dagen' },
    'within.working-day': { one: 'binnen één werkdag', other: 'binnen {n} werkdagen' },
    'within.week': { one: 'binnen één week', other: 'binnen {n} weken' },

    // The reference of the API.
    'docs.title': 'API-referentie',
    'docs.description': 'Alle endpoints van de API: velden, voorbeelden, fouten, versies en caching.',
    'docs.endpoints': 'Endpoints',
    'docs.path': 'Pad',
    'docs.pathAndDate': 'Pad en datum',
    'docs.content': 'Inhoud',
    'docs.updated': 'Bijgewerkt',
    'docs.operation': 'Operatie',
    'docs.request': 'Verzoek',
    'docs.response': 'Antwoord',
    'docs.example': 'Voorbeeld',
    'docs.itself': 'Het document zelf: {link}',
    'docs.shortened': 'Lijsten ingekort tot het eerste item, lange teksten tot het begin',
    'docs.field': 'Veld',
    'docs.type': 'Type',
    'docs.fieldAndType': 'Veld en type',
    'docs.meaning': 'Betekenis',
    'docs.fieldsOf': 'Velden: {title}',
    'docs.required': 'Verplicht',
    'docs.optional': 'Optioneel',
    'docs.arrayOf': 'array: {type}',
    'docs.shell': 'Shell',
    'docs.module': 'Module, in een browser of Node.js',
    'docs.python': 'Python 3, standaardbibliotheek',
    'docs.openapiTitle': 'OpenAPI-beschrijving',
    'docs.openapi':
      'Machineleesbare beschrijving van de API: elk endpoint met zijn schema en, behalve voor zichzelf, met het echte document als voorbeeld.',

    // What the script of the reference says.
    'try.it': 'Proberen',
    'try.itOf': 'Proberen: GET {path}',
    'try.showExample': 'Voorbeeld tonen: {path}',
    'try.failed': 'Geen antwoord: {reason}',
    'try.notSent': 'niet verzonden',
    'try.size': 'Grootte in bytes',
    'try.body': 'Inhoud: {path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'Uitgever van deze statische JSON-documenten: {name}.',
    'rules.summary':
      'Alleen-lezen, openbaar, zonder inloggegevens. Versie van de beschrijving: {version}; machineleesbaar als [OpenAPI 3.1]({openapi}).',
    'rules.useHeading': 'Gebruik',
    'rules.use':
      'Alle endpoints gebruiken GET (HEAD werkt ook), nemen geen queryparameters en geen inhoud van het verzoek aan, hebben geen paginering en geven `application/json` terug. Stuur `Accept: application/json` en geen inloggegevens: een `Authorization`-header wordt genegeerd, queryparameters ook. Elke origin mag de API vanuit een browser lezen (`Access-Control-Allow-Origin: *`).',
    'rules.errorsHeading': 'Fouten',
    'rules.noEnvelope': 'Er is geen foutstructuur; foutantwoorden hebben geen JSON-schema.',
    'rules.tableHead': '| Status | Waar | Betekenis | Wat te doen |',
    'rules.row200': '| 200 | elk endpoint | gelukt | de inhoud is het hier beschreven document |',
    'rules.row304': '| 304 | elk endpoint | de aanwezige kopie is actueel | die gebruiken |',
    'rules.row404':
      '| 404 | onder `/api/v1/` | ontbrekend of verkeerd gespeld pad; de inhoud is de 404-pagina van de site (HTML) | de OpenAPI-beschrijving opnieuw lezen; geen paden raden |',
    'rules.row405': '| 405 | overal | een andere methode dan {methods} | GET gebruiken |',
    'rules.row5xx': '| 5xx | overal | serverfout | hetzelfde verzoek herhalen met exponentieel langere pauzes |',
    'rules.noCredentialFlow':
      '401 en 403 horen niet bij deze API: behandel ze als een configuratiefout en begin geen proces voor inloggegevens. Herhaal na een 4xx-antwoord nooit hetzelfde verzoek.',
    'rules.guideGated': 'Hoe toegang tot wat niet openbaar is werkt: [Authenticatiegids]({guide}).',
    'rules.guide': 'Waarom dit zo is: [Authenticatiegids]({guide}).',
    'rules.versioningHeading': 'Versies',
    'rules.versioning':
      'De versie staat in het pad: `/api/v1/`. Zij is stabiel: er kunnen velden bijkomen, dus negeer velden die u niet kent; niets wordt verwijderd, hernoemd of krijgt een andere betekenis. Onverenigbare wijzigingen verschijnen onder een nieuw padvoorvoegsel, v2. Elk document behalve de OpenAPI-beschrijving bevat `updated`, de datum waarop de inhoud voor het laatst is gewijzigd.',
    'rules.cachingHeading': 'Caching en limieten',
    'rules.caching':
      'De documenten veranderen zelden. Bewaar ze zolang `Cache-Control` aangeeft en stuur `If-None-Match` met de `ETag` die u hebt: een ongewijzigd document antwoordt 304 zonder inhoud. Er is geen limiet voor het aantal verzoeken gepubliceerd; wees redelijk. De authenticatiegids en de twee OAuth-documenten mogen maar enkele minuten worden bewaard, omdat hun conclusie kan veranderen.',
    'rules.licenceHeading': 'Licentie en voorkeuren',
    'rules.licence':
      'Licentie van de gegevens: [{name}]({url}). Gebruik van de inhoud door AI-systemen: {preferences}.',
    'rules.indexCarriesBoth': 'De index bevat beide, als `license` en `aiPreferences`.',
    'preference.search': 'doorzoeken',
    'preference.aiInput': 'beantwoorden van vragen',
    'preference.aiTrain': 'trainen van modellen',
    'preference.note':
      'Deze voorkeuren, die robots.txt als Content Signals vermeldt, zijn een verzoek naast de licentie van de gegevens; ze maken er geen deel van uit en veranderen haar niet.',
    'rules.deviationsHeading': 'Bewuste afwijkingen',
    'rules.deviationServer':
      'De [metadata van de autorisatieserver]({metadata}) bevatten de lege arrays `grant_types_supported`, `response_types_supported` en `scopes_supported`, hoewel RFC 8414, paragraaf 3.2, vraagt lege waarden weg te laten: zonder `grant_types_supported` zouden standaard twee methoden gelden, en `response_types_supported` is verplicht. Er wordt geen endpoint genoemd, omdat er niets achter draait.',
    'rules.deviationResource':
      'De [metadata van de beschermde resource]({metadata}) bevatten `bearer_methods_supported: []`; volgens RFC 9728 betekent dit dat geen Bearer-methode wordt ondersteund. `scopes_supported` en `authorization_servers` ontbreken, omdat ze er niet zijn.',
    'rules.deviationCard':
      'De [serverkaart]({card}) heeft geen `remotes`: er is geen MCP-endpoint om mee te verbinden.',
    'rules.deviationExample':
      'De operatie van de OpenAPI-beschrijving heeft een ingekort voorbeeld, omdat een document zichzelf niet kan bevatten.',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': 'Authenticatiegids',
    'auth.nothingNeeded': 'Hier bestaan geen inloggegevens en zijn er geen nodig.',
    'auth.howInterfaces': 'Zo vraagt u toegang aan tot de interfaces die niet openbaar zijn.',
    'auth.howProducts': 'Zo vraagt u toegang aan tot de producten die niet openbaar zijn.',
    'auth.howQuestions': 'Zo stelt u een vraag of doet u een aanvraag.',
    'auth.everything':
      'Alles wat op {origin} is gepubliceerd, is openbaar en vereist geen inloggegevens. Bent u een agent: begin bij deze origin geen registratie-, autorisatie- of tokenproces. ‘Agentic registration’ wordt niet aangeboden.',
    'auth.publisher': 'Uitgever: {name}',
    'auth.discover': 'Ontdekken',
    'auth.resource':
      '[Metadata van de beschermde resource]({metadata}): `bearer_methods_supported` is leeg; dat betekent dat geen Bearer-methode wordt ondersteund.',
    'auth.server':
      '[Metadata van de autorisatieserver]({metadata}): grants, antwoordtypen, scopes en `agent_auth.identity_types_supported` zijn leeg. Er bestaat geen endpoint voor autorisatie, tokens, registratie, identiteit, claims of events.',
    'auth.catalog':
      '[API-catalogus]({catalog}): elke URL van de API. Stel nooit een endpoint-URL samen die niet in de catalogus staat.',
    'auth.pickMethod': 'Methode kiezen',
    'auth.none':
      'Er valt niets te kiezen. Er bestaat geen autorisatieserver, geen token-endpoint en geen zelfbediening voor inloggegevens. Er zijn geen scopes. De registratietypen `anonymous`, `identity_assertion` en `service_auth` worden niet aangeboden. Een meegestuurde `Authorization`-header wordt genegeerd en is geen fout; inloggegevens mogen niet worden gestuurd.',
    'auth.noProbe':
      'Tast niet naar `/oauth2/token`, `/agent/identity` of `/token`: ze antwoorden 404, omdat daar niets is.',
    'auth.interfacesHeading': 'Toegang tot interfaces die niet openbaar zijn',
    'auth.productsHeading': 'Toegang tot producten die niet openbaar zijn',
    'auth.interfaces': 'Deze interfaces hebben geen endpoint op deze origin:',
    'auth.products': 'Deze producten hebben geen endpoint op deze origin:',
    'auth.outOfBand':
      'Toegang vraagt u aan bij mensen. Er is geen API-endpoint om die aan te vragen. Zo vraagt u die aan:',
    'auth.questionsHeading': 'Vragen en aanvragen',
    'auth.peopleAnswer': 'Mensen beantwoorden ze. Er is geen API-endpoint voor. Zo stelt u ze:',
    'auth.byForm': '[Contactformulier]({form})',
    'auth.byEmail': 'E-mail: [{email}]({mailto})',
    'auth.topics': 'Onderwerpen:',
    'auth.includesHeading': 'Wat een aanvraag bevat',
    'auth.nextHeading': 'Wat er daarna gebeurt',
    'auth.row200':
      '| 200 | elk gedocumenteerd endpoint | gelukt | de inhoud is het document volgens de [OpenAPI-beschrijving]({openapi}) |',
    'auth.row404':
      '| 404 | elk pad dat op authenticatie lijkt (autorisatie, token, registratie, identiteit) | verwacht: er is geen autorisatieserver | niet opnieuw proberen |',
    'auth.row401':
      '| 401, 403 | overal op deze origin | geen deel van een gedocumenteerd proces | behandelen als configuratiefout; geen proces voor inloggegevens beginnen; niet opnieuw proberen met verzonnen inloggegevens |',
    'auth.neverRetry': 'Herhaal na een 4xx-antwoord nooit hetzelfde verzoek.',
    'auth.revocationHeading': 'Intrekking',
    'auth.revocation': 'Deze origin geeft geen inloggegevens uit; intrekking is daarom niet van toepassing.',
    'auth.securityHeading': 'Beveiliging',
    'auth.security': 'Zo meldt u een kwetsbaarheid: [security.txt]({security}).',
    'auth.currentHeading': 'Actueel blijven',
    'auth.current':
      'Dit verandert als er ooit een openbare API met authenticatie wordt aangeboden. Haal deze gids en de twee metadatadocumenten opnieuw op, in plaats van de conclusie onbeperkt te bewaren.',
  },
} satisfies Catalogue<'nl'>;
