// A table: what Gazette says in German. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}: {value}',
    'text.noted': '{text} ({note})',
    'text.quoted': '„{text}“',
    'text.yes': 'ja',
    'text.no': 'nein',

    // The frame of every page.
    'frame.skip': 'Zum Inhalt springen',
    'frame.updated': 'Zuletzt geändert: {date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'Hauptnavigation',
    'frame.company': 'Unternehmen',
    'frame.organisation': 'Organisation',
    'frame.api': 'API',
    'frame.access': 'Zugang',
    'frame.contact': 'Kontakt',
    'frame.pages': 'Seiten',
    'frame.allPages': 'Alle Seiten: {n}',
    'frame.forPrograms': 'Für Programme',
    'frame.apiIndex': 'API-Verzeichnis',
    'frame.apiCatalog': 'API-Katalog',
    'frame.sitemap': 'Sitemap',
    'frame.asMarkdown': 'Diese Seite als Markdown',
    'frame.dataLicence': 'Datenlizenz',
    'frame.languages': 'Sprachen',
    'frame.onThisPage': 'Auf dieser Seite',
    'frame.contents': 'Inhalt',
    'frame.reference': 'Referenz',
    'frame.readMore': 'Mehr dazu',
    'frame.readMoreOf': 'Mehr dazu: {name}',
    'frame.search': 'Suchen',
    'frame.nothingFound': 'Nichts gefunden.',
    'frame.copy': 'Kopieren',
    'frame.copyOf': 'Kopieren: {name}',
    'frame.copied': 'Kopiert',
    'frame.selected': 'Markiert',

    // The page for addresses at which there is nothing.
    'notFound.title': 'Seite nicht gefunden',
    'notFound.description': 'Unter dieser Adresse ist nichts veröffentlicht.',
    'notFound.advice': 'Bei Adressen zählen Groß- und Kleinschreibung und jedes Zeichen; bitte raten Sie sie nicht.',
    'notFound.homepage': 'Startseite',
    'notFound.reference': '[API-Referenz]({docs}) und [OpenAPI-Beschreibung]({openapi}): alle Endpunkte',
    'notFound.guide':
      '[Leitfaden zur Authentifizierung]({guide}): hier braucht nichts Zugangsdaten, und es gibt keinen Autorisierungsserver',

    // The list of all pages.
    'allPages.title': 'Alle Seiten',
    'allPages.description': 'Alle Seiten dieser Website, nach Ordnern.',
    'allPages.section': 'Alle Seiten: {section}',
    'allPages.below': { one: '{folder}: {n} Seite', other: '{folder}: {n} Seiten' },
    'text.next': '{text}; {next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': 'Das Unternehmen',
    'section.organisation': 'Die Organisation',
    'section.locations': 'Standorte',
    'section.people': 'Personen',
    'section.brands': 'Marken',
    'section.solutions': 'Lösungen',
    'section.workflows': 'Abläufe',
    'section.technology': 'Technologie',
    'section.industries': 'Branchen',
    'section.products': 'Produkte',
    'section.compliance': 'Compliance',
    'section.publicRecord': 'Öffentliche Eingaben',
    'section.questions': 'Fragen und Antworten',
    'section.contact': 'Kontakt',
    'section.legalNotice': 'Impressum',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': 'Name',
    'label.legalName': 'Firma',
    'label.tradingName': 'Geschäftsbezeichnung',
    'label.companyNumber': 'Registernummer',
    'label.charityNumber': 'Registernummer (gemeinnützige Organisation)',
    'label.vatNumber': 'USt-IdNr.',
    'label.registrationNumber': 'Registernummer',
    'label.register': 'Register',
    'label.jurisdiction': 'Registerstaat',
    'label.incorporated': 'Gegründet',
    'label.registeredAddress': 'Sitz',
    'label.address': 'Anschrift',
    'label.officeHours': 'Bürozeiten',
    'label.openingHours': 'Öffnungszeiten',
    'label.timeZone': 'Zeitzone',
    'label.website': 'Website',
    'label.policies': 'Richtlinien',
    'label.privacyPolicy': 'Datenschutzerklärung',
    'label.termsOfUse': 'Nutzungsbedingungen',
    'label.elsewhere': 'Weitere Profile',
    'label.phone': 'Telefon',
    'label.email': 'E-Mail',
    'label.parentOrganisation': 'Muttergesellschaft',
    'label.subsidiaries': 'Tochtergesellschaften',
    'label.employees': 'Beschäftigte',
    'label.role': 'Funktion',
    'label.since': 'Seit',
    'label.audience': 'Zielgruppe',
    'label.personDecides': 'Wo ein Mensch entscheidet',
    'label.regulators': 'Aufsichtsbehörden',
    'label.access': 'Zugang',
    'label.price': 'Preis',
    'label.status': 'Status',
    'label.reviewed': 'Geprüft',
    'label.issuedBy': 'Ausgestellt von',
    'label.certificateNumber': 'Zertifikatsnummer',
    'label.scope': 'Geltungsbereich',
    'label.validFrom': 'Gültig ab',
    'label.validUntil': 'Gültig bis',
    'label.document': 'Dokument',
    'label.date': 'Datum',
    'label.recipient': 'Eingereicht bei',
    'label.responseTime': 'Antwortzeit',
    'hours.closed': 'Geschlossen',
    'hours.always': 'Rund um die Uhr',

    // States, in forms that suit whatever they are said of.
    'access.public': 'Öffentlich',
    'access.gated': 'Auf Anfrage',
    'access.sold': 'Im Verkauf',
    'compliance.certified': 'Zertifiziert',
    'compliance.registered': 'Registriert',
    'compliance.compliant': 'Eingehalten',
    'compliance.in-progress': 'In Arbeit',
    'compliance.planned': 'Geplant',

    // Sentences of the homepage.
    'home.gated':
      'Produkte auf Anfrage haben auf diesem Origin keinen Endpunkt. So fragen Sie Zugang an: [Leitfaden zur Authentifizierung]({guide}).',
    'questions.permalink': 'Link zu dieser Antwort',
    'questions.search': 'Fragen durchsuchen',
    'questions.found': 'Gefundene Fragen: {found} von {total}',
    'questions.none': 'Keine Frage enthält das. Das Kontaktformular steht weiter unten.',
    'questions.noneWithoutForm': 'Keine Frage enthält das.',

    // How to reach a person, and the form for it.
    'contact.write': 'Eine Anfrage schreiben',
    'contact.mustNotContain': 'Was eine Anfrage nicht enthalten darf',
    'contact.includes': 'Eine Anfrage enthält:',
    'contact.topic': 'Thema',
    'contact.topicHint': 'Worum es in der Anfrage geht.',
    'contact.message': 'Ihre Nachricht',
    'contact.messageHint': 'Worum gebeten wird.',
    'contact.name': 'Ihr Name',
    'contact.nameHint': 'Name der anfragenden Person, für die Antwort.',
    'contact.email': 'Ihre E-Mail-Adresse',
    'contact.emailHint': 'E-Mail-Adresse der anfragenden Person, für die Antwort.',
    'contact.senderHint': 'Nach Ihrem Namen und Ihrer E-Mail-Adresse wird gefragt, damit man Ihnen antworten kann.',
    'contact.opensAnswers':
      'Die Schaltfläche öffnet Ihr E-Mail-Programm mit diesen Angaben, adressiert an {email}. Nichts wird gesendet, bevor Sie es dort absenden.',
    'contact.opensTopic':
      'Die Schaltfläche öffnet Ihr E-Mail-Programm mit diesem Thema, adressiert an {email}. Nichts wird gesendet, bevor Sie es dort absenden.',
    'contact.writeEmail': 'E-Mail schreiben',
    'contact.writeEmailOn': 'E-Mail schreiben: {topic}',
    'contact.copyAsText': 'Als Text kopieren',
    'contact.byMailPoints':
      'Schreiben Sie an {email}. Ein Link hier öffnet Ihr E-Mail-Programm mit den Punkten einer Anfrage:',
    'contact.byMailTopic': 'Schreiben Sie an {email}. Ein Link hier öffnet Ihr E-Mail-Programm mit dem Thema:',
    'contact.sentTo':
      'Die Schaltfläche sendet diese Angaben an {host}. Wenn Ihnen E-Mail lieber ist, schreiben Sie an {email}.',
    'contact.send': 'Anfrage senden',
    'contact.tool': 'Füllt eine Anfrage aus, die ein Mensch liest und absendet. Was sie nicht enthalten darf: {text}',
    'contact.formTopics': 'Themen des [Kontaktformulars]({form}): {topics}',

    // What the script of the form says.
    'contact.opened':
      'Ihr E-Mail-Programm öffnet sich mit der Anfrage. Falls nicht, kopieren Sie die Anfrage als Text.',
    'contact.tooLongCopied':
      'Die Anfrage ist für die Übergabe zu lang und wurde deshalb kopiert: Fügen Sie sie in die E-Mail ein, die sich öffnet.',
    'contact.tooLongBox':
      'Die Anfrage ist für die Übergabe zu lang. Kopieren Sie sie aus dem Feld unten und fügen Sie sie in die E-Mail ein, die sich öffnet.',
    'contact.pasteCopied': 'Bitte fügen Sie die kopierte Anfrage hier ein.',
    'contact.paste': 'Bitte fügen Sie die Anfrage hier ein.',
    'contact.copied': 'Kopiert. Fügen Sie den Text in eine E-Mail an die oben genannte Adresse ein.',
    'contact.copyBox': 'Kopieren Sie die Anfrage aus dem Feld unten.',
    'contact.asText': 'Die Anfrage als Text',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': { one: 'innerhalb einer Minute', other: 'innerhalb von {n} Minuten' },
    'within.hour': { one: 'innerhalb einer Stunde', other: 'innerhalb von {n} Stunden' },
    'within.day': { one: 'innerhalb eines Tages', other: 'innerhalb von {n} Tagen' },
    'within.working-day': { one: 'innerhalb eines Arbeitstags', other: 'innerhalb von {n} Arbeitstagen' },
    'within.week': { one: 'innerhalb einer Woche', other: 'innerhalb von {n} Wochen' },

    // The reference of the API.
    'docs.title': 'API-Referenz',
    'docs.description': 'Alle Endpunkte der API: Felder, Beispiele, Fehler, Versionierung und Caching.',
    'docs.endpoints': 'Endpunkte',
    'docs.path': 'Pfad',
    'docs.pathAndDate': 'Pfad und Datum',
    'docs.content': 'Inhalt',
    'docs.updated': 'Aktualisiert',
    'docs.operation': 'Operation',
    'docs.request': 'Anfrage',
    'docs.response': 'Antwort',
    'docs.example': 'Beispiel',
    'docs.itself': 'Das Dokument selbst: {link}',
    'docs.shortened': 'Listen auf den ersten Eintrag gekürzt, lange Texte auf den Anfang',
    'docs.field': 'Feld',
    'docs.type': 'Typ',
    'docs.fieldAndType': 'Feld und Typ',
    'docs.meaning': 'Bedeutung',
    'docs.fieldsOf': 'Felder: {title}',
    'docs.required': 'Erforderlich',
    'docs.optional': 'Optional',
    'docs.arrayOf': 'Array: {type}',
    'docs.shell': 'Shell',
    'docs.module': 'Modul, im Browser oder in Node.js',
    'docs.python': 'Python 3, Standardbibliothek',
    'docs.openapiTitle': 'OpenAPI-Beschreibung',
    'docs.openapi':
      'Maschinenlesbare Beschreibung der API: jeder Endpunkt mit seinem Schema und, außer bei ihr selbst, mit dem echten Dokument als Beispiel.',

    // What the script of the reference says.
    'try.it': 'Ausprobieren',
    'try.itOf': 'Ausprobieren: GET {path}',
    'try.showExample': 'Beispiel zeigen: {path}',
    'try.failed': 'Keine Antwort: {reason}',
    'try.notSent': 'nicht gesendet',
    'try.size': 'Größe in Byte',
    'try.body': 'Inhalt: {path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'Herausgeber dieser statischen JSON-Dokumente: {name}.',
    'rules.summary':
      'Nur lesbar, öffentlich, ohne Zugangsdaten. Version der Beschreibung: {version}; maschinenlesbar als [OpenAPI 3.1]({openapi}).',
    'rules.useHeading': 'Verwendung',
    'rules.use':
      'Alle Endpunkte verwenden GET (auch HEAD), nehmen weder Abfrageparameter noch einen Anfrageinhalt entgegen, haben keine Seitenaufteilung und liefern `application/json`. Senden Sie `Accept: application/json` und keine Zugangsdaten: Ein `Authorization`-Header und Abfrageparameter werden ignoriert. Jeder Origin darf die API aus einem Browser lesen (`Access-Control-Allow-Origin: *`).',
    'rules.errorsHeading': 'Fehler',
    'rules.noEnvelope': 'Es gibt keine Fehlerstruktur; Fehlerantworten haben kein JSON-Schema.',
    'rules.tableHead': '| Status | Wo | Bedeutung | Was zu tun ist |',
    'rules.row200': '| 200 | jeder Endpunkt | Erfolg | der Inhalt ist das hier beschriebene Dokument |',
    'rules.row304': '| 304 | jeder Endpunkt | die vorhandene Kopie ist aktuell | sie verwenden |',
    'rules.row404':
      '| 404 | unter `/api/v1/` | fehlender oder falsch geschriebener Pfad; der Inhalt ist die 404-Seite der Website (HTML) | die OpenAPI-Beschreibung erneut lesen; keine Pfade raten |',
    'rules.row405': '| 405 | überall | andere Methode als {methods} | GET verwenden |',
    'rules.row5xx':
      '| 5xx | überall | Serverfehler | dieselbe Anfrage mit exponentiell wachsenden Pausen wiederholen |',
    'rules.noCredentialFlow':
      '401 und 403 gehören nicht zu dieser API: Behandeln Sie sie als Fehlkonfiguration und beginnen Sie keinen Ablauf für Zugangsdaten. Wiederholen Sie nach einer 4xx-Antwort nie dieselbe Anfrage.',
    'rules.guideGated': 'Wie der Zugang zu Nichtöffentlichem funktioniert: [Leitfaden zur Authentifizierung]({guide}).',
    'rules.guide': 'Warum das so ist: [Leitfaden zur Authentifizierung]({guide}).',
    'rules.versioningHeading': 'Versionierung',
    'rules.versioning':
      'Die Version steht im Pfad: `/api/v1/`. Sie ist stabil: Felder können hinzukommen, ignorieren Sie also unbekannte; nichts wird entfernt, umbenannt oder anders gedeutet. Unverträgliche Änderungen erscheinen unter einem neuen Pfadpräfix, v2. Jedes Dokument außer der OpenAPI-Beschreibung enthält `updated`, das Datum der letzten Änderung seines Inhalts.',
    'rules.cachingHeading': 'Caching und Grenzen',
    'rules.caching':
      'Die Dokumente ändern sich selten. Bewahren Sie sie so lange auf, wie `Cache-Control` angibt, und senden Sie `If-None-Match` mit dem vorhandenen `ETag`: Ein unverändertes Dokument antwortet mit 304 ohne Inhalt. Eine Höchstzahl von Anfragen ist nicht veröffentlicht; halten Sie Maß. Der Leitfaden zur Authentifizierung und die beiden OAuth-Dokumente dürfen nur wenige Minuten aufbewahrt werden, weil sich ihre Aussage ändern kann.',
    'rules.licenceHeading': 'Lizenz und Präferenzen',
    'rules.licence': 'Lizenz der Daten: [{name}]({url}). Verwendung der Inhalte durch KI-Systeme: {preferences}.',
    'rules.indexCarriesBoth': 'Das Verzeichnis enthält beides, als `license` und `aiPreferences`.',
    'preference.search': 'Suche',
    'preference.aiInput': 'Beantwortung von Fragen',
    'preference.aiTrain': 'Training von Modellen',
    'preference.note':
      'Diese Präferenzen, die robots.txt als Content Signals angibt, sind eine Bitte neben der Lizenz der Daten; sie sind kein Teil von ihr und ändern sie nicht.',
    'rules.deviationsHeading': 'Bewusste Abweichungen',
    'rules.deviationServer':
      'Die [Metadaten des Autorisierungsservers]({metadata}) enthalten die leeren Arrays `grant_types_supported`, `response_types_supported` und `scopes_supported`, obwohl RFC 8414, Abschnitt 3.2, verlangt, leere Werte wegzulassen: Ohne `grant_types_supported` gälten zwei Verfahren als angeboten, und `response_types_supported` ist Pflicht. Ein Endpunkt wird nicht genannt, weil dahinter nichts läuft.',
    'rules.deviationResource':
      'Die [Metadaten der geschützten Ressource]({metadata}) enthalten `bearer_methods_supported: []`; nach RFC 9728 heißt das, dass keine Bearer-Methode unterstützt wird. `scopes_supported` und `authorization_servers` fehlen, weil es keine gibt.',
    'rules.deviationCard':
      'Die [Serverkarte]({card}) hat kein `remotes`: Es gibt keinen MCP-Endpunkt, mit dem man sich verbinden könnte.',
    'rules.deviationExample':
      'Die Operation der OpenAPI-Beschreibung hat ein gekürztes Beispiel, weil ein Dokument sich nicht selbst enthalten kann.',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': 'Leitfaden zur Authentifizierung',
    'auth.nothingNeeded': 'Hier gibt und braucht es keine Zugangsdaten.',
    'auth.howInterfaces': 'So fragen Sie Zugang zu den Schnittstellen an, die nicht öffentlich sind.',
    'auth.howProducts': 'So fragen Sie Zugang zu den Produkten an, die nicht öffentlich sind.',
    'auth.howQuestions': 'So stellen Sie eine Frage oder eine Anfrage.',
    'auth.everything':
      'Alles, was unter {origin} veröffentlicht ist, ist öffentlich und erfordert keine Zugangsdaten. Falls Sie ein Agent sind: Beginnen Sie gegenüber diesem Origin keinen Registrierungs-, Autorisierungs- oder Token-Ablauf. „Agentic registration“ wird nicht angeboten.',
    'auth.publisher': 'Herausgeber: {name}',
    'auth.discover': 'Erkunden',
    'auth.resource':
      '[Metadaten der geschützten Ressource]({metadata}): `bearer_methods_supported` ist leer; das heißt, dass keine Bearer-Methode unterstützt wird.',
    'auth.server':
      '[Metadaten des Autorisierungsservers]({metadata}): Grants, Antworttypen, Scopes und `agent_auth.identity_types_supported` sind leer. Es gibt keinen Endpunkt für Autorisierung, Token, Registrierung, Identität, Claims oder Ereignisse.',
    'auth.catalog':
      '[API-Katalog]({catalog}): jede URL der API. Bilden Sie nie eine Endpunkt-URL, die der Katalog nicht aufführt.',
    'auth.pickMethod': 'Methode wählen',
    'auth.none':
      'Es gibt keine Auswahl. Es gibt keinen Autorisierungsserver, keinen Token-Endpunkt und keine Selbstausstellung von Zugangsdaten. Es gibt keine Scopes. Die Registrierungsarten `anonymous`, `identity_assertion` und `service_auth` werden nicht angeboten. Ein gesendeter `Authorization`-Header wird ignoriert und ist kein Fehler; Zugangsdaten dürfen nicht gesendet werden.',
    'auth.noProbe':
      'Suchen Sie nicht nach `/oauth2/token`, `/agent/identity` oder `/token`: Sie antworten mit 404, weil dort nichts ist.',
    'auth.interfacesHeading': 'Zugang zu Schnittstellen, die nicht öffentlich sind',
    'auth.productsHeading': 'Zugang zu Produkten, die nicht öffentlich sind',
    'auth.interfaces': 'Diese Schnittstellen haben auf diesem Origin keinen Endpunkt:',
    'auth.products': 'Diese Produkte haben auf diesem Origin keinen Endpunkt:',
    'auth.outOfBand': 'Zugang wird bei Menschen angefragt. Einen API-Endpunkt dafür gibt es nicht. So fragen Sie an:',
    'auth.questionsHeading': 'Fragen und Anfragen',
    'auth.peopleAnswer': 'Menschen beantworten sie. Einen API-Endpunkt dafür gibt es nicht. So fragen Sie an:',
    'auth.byForm': '[Kontaktformular]({form})',
    'auth.byEmail': 'E-Mail: [{email}]({mailto})',
    'auth.topics': 'Themen:',
    'auth.includesHeading': 'Was eine Anfrage enthält',
    'auth.nextHeading': 'Wie es weitergeht',
    'auth.row200':
      '| 200 | jeder dokumentierte Endpunkt | Erfolg | der Inhalt ist das Dokument laut [OpenAPI-Beschreibung]({openapi}) |',
    'auth.row404':
      '| 404 | jeder Pfad, der nach Authentifizierung aussieht (Autorisierung, Token, Registrierung, Identität) | erwartet: es gibt keinen Autorisierungsserver | nicht wiederholen |',
    'auth.row401':
      '| 401, 403 | überall auf diesem Origin | kein Teil eines dokumentierten Ablaufs | als Fehlkonfiguration behandeln; keinen Ablauf für Zugangsdaten beginnen; nicht mit erfundenen Zugangsdaten wiederholen |',
    'auth.neverRetry': 'Wiederholen Sie nach einer 4xx-Antwort nie dieselbe Anfrage.',
    'auth.revocationHeading': 'Widerruf',
    'auth.revocation': 'Dieser Origin stellt keine Zugangsdaten aus; ein Widerruf betrifft ihn daher nicht.',
    'auth.securityHeading': 'Sicherheit',
    'auth.security': 'So melden Sie eine Schwachstelle: [security.txt]({security}).',
    'auth.currentHeading': 'Auf dem neuesten Stand bleiben',
    'auth.current':
      'Das ändert sich, falls je eine öffentliche API mit Authentifizierung angeboten wird. Rufen Sie diesen Leitfaden und die beiden Metadaten-Dokumente neu ab, statt die Schlussfolgerung unbegrenzt aufzubewahren.',
  },
} satisfies Catalogue<'de'>;
