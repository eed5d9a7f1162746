// A table: what Gazette says in Italian. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}: {value}',
    'text.noted': '{text} ({note})',
    'text.quoted': '«{text}»',
    'text.yes': 'sì',
    'text.no': 'no',

    // The frame of every page.
    'frame.skip': 'Vai al contenuto',
    'frame.updated': 'Ultimo aggiornamento: {date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'Navigazione principale',
    'frame.company': 'Azienda',
    'frame.organisation': 'Organizzazione',
    'frame.api': 'API',
    'frame.access': 'Accesso',
    'frame.contact': 'Contatti',
    'frame.pages': 'Pagine',
    'frame.allPages': 'Tutte le pagine: {n}',
    'frame.forPrograms': 'Per i programmi',
    'frame.apiIndex': 'Indice dell’API',
    'frame.apiCatalog': 'Catalogo dell’API',
    'frame.sitemap': 'Mappa del sito',
    'frame.asMarkdown': 'Questa pagina in Markdown',
    'frame.dataLicence': 'Licenza dei dati',
    'frame.languages': 'Lingue',
    'frame.onThisPage': 'In questa pagina',
    'frame.contents': 'Indice',
    'frame.reference': 'Riferimento',
    'frame.readMore': 'Maggiori informazioni',
    'frame.readMoreOf': 'Maggiori informazioni: {name}',
    'frame.search': 'Cerca',
    'frame.nothingFound': 'Nessun risultato.',
    'frame.copy': 'Copia',
    'frame.copyOf': 'Copia: {name}',
    'frame.copied': 'Copiato',
    'frame.selected': 'Selezionato',

    // The page for addresses at which there is nothing.
    'notFound.title': 'Pagina non trovata',
    'notFound.description': 'A questo indirizzo non è pubblicato nulla.',
    'notFound.advice':
      'Gli indirizzi distinguono maiuscole e minuscole e devono essere completi; si prega di non indovinarli.',
    'notFound.homepage': 'Pagina iniziale',
    'notFound.reference': '[Riferimento API]({docs}) e [descrizione OpenAPI]({openapi}): tutti gli endpoint',
    'notFound.guide':
      '[Guida all’autenticazione]({guide}): qui nulla richiede credenziali e non esiste alcun server di autorizzazione',

    // The list of all pages.
    'allPages.title': 'Tutte le pagine',
    'allPages.description': 'Tutte le pagine di questo sito, per cartella.',
    'allPages.section': 'Tutte le pagine: {section}',
    'allPages.below': { one: '{folder}: {n} pagina', many: '{folder}: {n} di pagine', other: '{folder}: {n} pagine' },
    'text.next': '{text}; {next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': 'L’azienda',
    'section.organisation': 'L’organizzazione',
    'section.locations': 'Sedi',
    'section.people': 'Persone',
    'section.brands': 'Marchi',
    'section.solutions': 'Soluzioni',
    'section.workflows': 'Processi',
    'section.technology': 'Tecnologia',
    'section.industries': 'Settori',
    'section.products': 'Prodotti',
    'section.compliance': 'Conformità',
    'section.publicRecord': 'Contributi pubblici',
    'section.questions': 'Domande e risposte',
    'section.contact': 'Contatti',
    'section.legalNotice': 'Note legali',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': 'Nome',
    'label.legalName': 'Denominazione sociale',
    'label.tradingName': 'Nome commerciale',
    'label.companyNumber': 'Numero di registrazione',
    'label.charityNumber': 'Numero dell’ente benefico',
    'label.vatNumber': 'Partita IVA',
    'label.registrationNumber': 'Numero di registrazione',
    'label.register': 'Registro',
    'label.jurisdiction': 'Paese di registrazione',
    'label.incorporated': 'Fondazione',
    'label.registeredAddress': 'Sede legale',
    'label.address': 'Indirizzo',
    'label.officeHours': 'Orari d’ufficio',
    'label.openingHours': 'Orari di apertura',
    'label.timeZone': 'Fuso orario',
    'label.website': 'Sito web',
    'label.policies': 'Informative',
    'label.privacyPolicy': 'Informativa sulla privacy',
    'label.termsOfUse': 'Condizioni d’uso',
    'label.elsewhere': 'Altri profili',
    'label.phone': 'Telefono',
    'label.email': 'E-mail',
    'label.parentOrganisation': 'Società controllante',
    'label.subsidiaries': 'Società controllate',
    'label.employees': 'Dipendenti',
    'label.role': 'Funzione',
    'label.since': 'Dal',
    'label.audience': 'Destinatari',
    'label.personDecides': 'Dove decide una persona',
    'label.regulators': 'Autorità di vigilanza',
    'label.access': 'Accesso',
    'label.price': 'Prezzo',
    'label.status': 'Stato',
    'label.reviewed': 'Ultima verifica',
    'label.issuedBy': 'Ente emittente',
    'label.certificateNumber': 'Numero del certificato',
    'label.scope': 'Ambito',
    'label.validFrom': 'Valido dal',
    'label.validUntil': 'Valido fino al',
    'label.document': 'Documento',
    'label.date': 'Data',
    'label.recipient': 'Destinatario',
    'label.responseTime': 'Tempo di risposta',
    'hours.closed': 'Chiuso',
    'hours.always': 'Aperto 24 ore',

    // States, in forms that suit whatever they are said of.
    'access.public': 'Pubblico',
    'access.gated': 'Su richiesta',
    'access.sold': 'In vendita',
    'compliance.certified': 'Certificato',
    'compliance.registered': 'Registrato',
    'compliance.compliant': 'Conforme',
    'compliance.in-progress': 'In corso',
    'compliance.planned': 'Previsto',

    // Sentences of the homepage.
    'home.gated':
      'I prodotti su richiesta non hanno alcun endpoint su questa origine. Come richiedere l’accesso: [Guida all’autenticazione]({guide}).',
    'questions.permalink': 'Link a questa risposta',
    'questions.search': 'Cerca tra le domande',
    'questions.found': 'Domande trovate: {found} su {total}',
    'questions.none': 'Nessuna domanda lo contiene. Il modulo di contatto è più in basso.',
    'questions.noneWithoutForm': 'Nessuna domanda lo contiene.',

    // How to reach a person, and the form for it.
    'contact.write': 'Scrivere una richiesta',
    'contact.mustNotContain': 'Che cosa una richiesta non deve contenere',
    'contact.includes': 'Una richiesta comprende:',
    'contact.topic': 'Argomento',
    'contact.topicHint': 'Di che cosa tratta la richiesta.',
    'contact.message': 'Il Suo messaggio',
    'contact.messageHint': 'Che cosa si chiede.',
    'contact.name': 'Il Suo nome',
    'contact.nameHint': 'Nome di chi scrive, per la risposta.',
    'contact.email': 'Il Suo indirizzo e-mail',
    'contact.emailHint': 'Indirizzo e-mail di chi scrive, per la risposta.',
    'contact.senderHint': 'Il Suo nome e il Suo indirizzo e-mail sono richiesti per poterLe rispondere.',
    'contact.opensAnswers':
      'Il pulsante apre il Suo programma di posta con queste risposte, indirizzate a {email}. Nulla viene inviato finché non lo invia da lì.',
    'contact.opensTopic':
      'Il pulsante apre il Suo programma di posta con questo argomento, indirizzato a {email}. Nulla viene inviato finché non lo invia da lì.',
    'contact.writeEmail': 'Scrivi l’e-mail',
    'contact.writeEmailOn': 'Scrivi l’e-mail: {topic}',
    'contact.copyAsText': 'Copia come testo',
    'contact.byMailPoints':
      'Scriva a {email}. Un link qui sotto apre il Suo programma di posta con i punti di una richiesta:',
    'contact.byMailTopic': 'Scriva a {email}. Un link qui sotto apre il Suo programma di posta con l’argomento:',
    'contact.sentTo': 'Il pulsante invia queste risposte a {host}. Se preferisce l’e-mail, scriva a {email}.',
    'contact.send': 'Invia la richiesta',
    'contact.tool': 'Compila una richiesta, che una persona legge e invia. Che cosa non deve contenere: {text}',
    'contact.formTopics': 'Argomenti del [modulo di contatto]({form}): {topics}',

    // What the script of the form says.
    'contact.opened':
      'Il Suo programma di posta si apre con la richiesta. Se non si apre, copi la richiesta come testo.',
    'contact.tooLongCopied':
      'La richiesta è troppo lunga per essere passata al programma, quindi è stata copiata: la incolli nell’e-mail che si apre.',
    'contact.tooLongBox':
      'La richiesta è troppo lunga per essere passata al programma. La copi dal riquadro qui sotto e la incolli nell’e-mail che si apre.',
    'contact.pasteCopied': 'Incolli qui la richiesta copiata.',
    'contact.paste': 'Incolli qui la richiesta.',
    'contact.copied': 'Copiato. Incolli il testo in un’e-mail all’indirizzo indicato sopra.',
    'contact.copyBox': 'Copi la richiesta dal riquadro qui sotto.',
    'contact.asText': 'La richiesta come testo',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': { one: 'entro un minuto', many: 'entro {n} minuti', other: 'entro {n} minuti' },
    'within.hour': { one: 'entro un’ora', many: 'entro {n} ore', other: 'entro {n} ore' },
    'within.day': { one: 'entro un giorno', many: 'entro {n} giorni', other: 'entro {n} giorni' },
    'within.working-day': {
      one: 'entro un giorno lavorativo',
      many: 'entro {n} giorni lavorativi',
      other: 'entro {n} giorni lavorativi',
    },
    'within.week': { one: 'entro una settimana', many: 'entro {n} settimane', other: 'entro {n} settimane' },

    // The reference of the API.
    'docs.title': 'Riferimento API',
    'docs.description': 'Tutti gli endpoint dell’API: campi, esempi, errori, versioni e cache.',
    'docs.endpoints': 'Endpoint',
    'docs.path': 'Percorso',
    'docs.pathAndDate': 'Percorso e data',
    'docs.content': 'Contenuto',
    'docs.updated': 'Aggiornamento',
    'docs.operation': 'Operazione',
    'docs.request': 'Richiesta',
    'docs.response': 'Risposta',
    'docs.example': 'Esempio',
    'docs.itself': 'Il documento stesso: {link}',
    'docs.shortened': 'Elenchi ridotti al primo elemento, testi lunghi all’inizio',
    'docs.field': 'Campo',
    'docs.type': 'Tipo',
    'docs.fieldAndType': 'Campo e tipo',
    'docs.meaning': 'Significato',
    'docs.fieldsOf': 'Campi: {title}',
    'docs.required': 'Obbligatorio',
    'docs.optional': 'Facoltativo',
    'docs.arrayOf': 'array: {type}',
    'docs.shell': 'Shell',
    'docs.module': 'Modulo, in un browser o in Node.js',
    'docs.python': 'Python 3, libreria standard',
    'docs.openapiTitle': 'Descrizione OpenAPI',
    'docs.openapi':
      'Descrizione dell’API leggibile dalle macchine: ogni endpoint con il suo schema e, tranne che per sé stessa, con il documento reale come esempio.',

    // What the script of the reference says.
    'try.it': 'Prova',
    'try.itOf': 'Prova: GET {path}',
    'try.showExample': 'Mostra l’esempio: {path}',
    'try.failed': 'Nessuna risposta: {reason}',
    'try.notSent': 'non inviato',
    'try.size': 'Dimensione in byte',
    'try.body': 'Corpo: {path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'Chi pubblica questi documenti JSON statici: {name}.',
    'rules.summary':
      'Sola lettura, pubblico, senza credenziali. Versione della descrizione: {version}; leggibile dalle macchine come [OpenAPI 3.1]({openapi}).',
    'rules.useHeading': 'Uso',
    'rules.use':
      'Tutti gli endpoint usano GET (funziona anche HEAD), non accettano parametri di query né un corpo della richiesta, non hanno paginazione e restituiscono `application/json`. Inviare `Accept: application/json` e nessuna credenziale: l’intestazione `Authorization` e i parametri di query vengono ignorati. Qualsiasi origine può leggere l’API da un browser (`Access-Control-Allow-Origin: *`).',
    'rules.errorsHeading': 'Errori',
    'rules.noEnvelope': 'Non esiste una struttura di errore; le risposte di errore non hanno uno schema JSON.',
    'rules.tableHead': '| Stato | Dove | Significato | Che cosa fare |',
    'rules.row200': '| 200 | qualsiasi endpoint | successo | il corpo è il documento descritto qui |',
    'rules.row304': '| 304 | qualsiasi endpoint | la copia posseduta è aggiornata | usarla |',
    'rules.row404':
      '| 404 | sotto `/api/v1/` | percorso inesistente o scritto male; il corpo è la pagina 404 del sito (HTML) | rileggere la descrizione OpenAPI; non indovinare percorsi |',
    'rules.row405': '| 405 | ovunque | un metodo diverso da {methods} | usare GET |',
    'rules.row5xx': '| 5xx | ovunque | errore del server | ripetere la stessa richiesta con attese esponenziali |',
    'rules.noCredentialFlow':
      '401 e 403 non fanno parte di questa API: vanno trattati come un errore di configurazione, senza avviare alcun flusso di credenziali. Non ripetere mai la stessa richiesta dopo una risposta 4xx.',
    'rules.guideGated': 'Come funziona l’accesso a ciò che non è pubblico: [Guida all’autenticazione]({guide}).',
    'rules.guide': 'Perché è così: [Guida all’autenticazione]({guide}).',
    'rules.versioningHeading': 'Versioni',
    'rules.versioning':
      'La versione è indicata nel percorso: `/api/v1/`. È stabile: possono aggiungersi membri, quindi ignorare quelli sconosciuti; nulla viene rimosso, rinominato o cambia significato. Le modifiche incompatibili escono con un nuovo prefisso di percorso, v2. Ogni documento, tranne la descrizione OpenAPI, riporta `updated`, la data dell’ultima modifica del suo contenuto.',
    'rules.cachingHeading': 'Cache e limiti',
    'rules.caching':
      'I documenti cambiano raramente. Conservarli per il tempo indicato da `Cache-Control` e inviare `If-None-Match` con l’`ETag` posseduto: un documento invariato risponde 304 senza corpo. Non è pubblicato alcun limite di frequenza; usare moderazione. La guida all’autenticazione e i due documenti OAuth possono essere conservati solo per pochi minuti, perché la loro conclusione può cambiare.',
    'rules.licenceHeading': 'Licenza e preferenze',
    'rules.licence': 'Licenza dei dati: [{name}]({url}). Uso dei contenuti da parte di sistemi di IA: {preferences}.',
    'rules.indexCarriesBoth': 'L’indice contiene entrambe, come `license` e `aiPreferences`.',
    'preference.search': 'ricerca',
    'preference.aiInput': 'risposta a domande',
    'preference.aiTrain': 'addestramento di modelli',
    'preference.note':
      'Queste preferenze, che robots.txt esprime come Content Signals, sono una richiesta accanto alla licenza dei dati; non ne fanno parte e non la modificano.',
    'rules.deviationsHeading': 'Scostamenti intenzionali',
    'rules.deviationServer':
      'I [metadati del server di autorizzazione]({metadata}) contengono gli array vuoti `grant_types_supported`, `response_types_supported` e `scopes_supported`, benché la sezione 3.2 della RFC 8414 chieda di omettere i valori vuoti: l’assenza di `grant_types_supported` dichiarerebbe due concessioni predefinite, e `response_types_supported` è obbligatorio. Non è indicato alcun endpoint, perché dietro non c’è nulla.',
    'rules.deviationResource':
      'I [metadati della risorsa protetta]({metadata}) contengono `bearer_methods_supported: []`, che secondo la RFC 9728 significa che nessun metodo Bearer è supportato. `scopes_supported` e `authorization_servers` mancano, perché non ce ne sono.',
    'rules.deviationCard':
      'La [scheda del server]({card}) non ha `remotes`: non esiste un endpoint MCP a cui connettersi.',
    'rules.deviationExample':
      'L’operazione della descrizione OpenAPI ha un esempio abbreviato, perché un documento non può contenere sé stesso.',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': 'Guida all’autenticazione',
    'auth.nothingNeeded': 'Qui non esistono e non servono credenziali.',
    'auth.howInterfaces': 'Come richiedere l’accesso alle interfacce che non sono pubbliche.',
    'auth.howProducts': 'Come richiedere l’accesso ai prodotti che non sono pubblici.',
    'auth.howQuestions': 'Come porre una domanda o fare una richiesta.',
    'auth.everything':
      'Tutto ciò che è pubblicato su {origin} è pubblico e non richiede credenziali. Agli agenti: non avviare alcun flusso di registrazione, autorizzazione o token verso questa origine. La «agentic registration» non è offerta.',
    'auth.publisher': 'A cura di: {name}',
    'auth.discover': 'Scoprire',
    'auth.resource':
      '[Metadati della risorsa protetta]({metadata}): `bearer_methods_supported` è vuoto, il che significa che nessun metodo Bearer è supportato.',
    'auth.server':
      '[Metadati del server di autorizzazione]({metadata}): concessioni, tipi di risposta, ambiti e `agent_auth.identity_types_supported` sono vuoti. Non esiste alcun endpoint di autorizzazione, token, registrazione, identità, claim o eventi.',
    'auth.catalog':
      '[Catalogo dell’API]({catalog}): tutti gli URL dell’API. Non comporre mai un URL di endpoint che il catalogo non elenca.',
    'auth.pickMethod': 'Scegliere un metodo',
    'auth.none':
      'Non ce n’è alcuno da scegliere. Non esistono server di autorizzazione, endpoint di token né rilascio autonomo di credenziali. Non ci sono ambiti. I tipi di registrazione `anonymous`, `identity_assertion` e `service_auth` non sono offerti. Un’intestazione `Authorization`, se inviata, viene ignorata e non è un errore; non si devono inviare credenziali.',
    'auth.noProbe':
      'Non sondare `/oauth2/token`, `/agent/identity` o `/token`: rispondono 404, perché lì non c’è nulla.',
    'auth.interfacesHeading': 'Accesso alle interfacce che non sono pubbliche',
    'auth.productsHeading': 'Accesso ai prodotti che non sono pubblici',
    'auth.interfaces': 'Queste interfacce non hanno alcun endpoint su questa origine:',
    'auth.products': 'Questi prodotti non hanno alcun endpoint su questa origine:',
    'auth.outOfBand':
      'L’accesso si richiede a persone. Non esiste un endpoint dell’API per richiederlo. Come richiederlo:',
    'auth.questionsHeading': 'Domande e richieste',
    'auth.peopleAnswer': 'Rispondono persone. Non esiste un endpoint dell’API per questo. Come chiedere:',
    'auth.byForm': '[Modulo di contatto]({form})',
    'auth.byEmail': 'E-mail: [{email}]({mailto})',
    'auth.topics': 'Argomenti:',
    'auth.includesHeading': 'Che cosa comprende una richiesta',
    'auth.nextHeading': 'Che cosa succede dopo',
    'auth.row200':
      '| 200 | qualsiasi endpoint documentato | successo | il corpo è il documento descritto dalla [descrizione OpenAPI]({openapi}) |',
    'auth.row404':
      '| 404 | qualsiasi percorso che sembri di autenticazione (autorizzazione, token, registrazione, identità) | previsto: non esiste alcun server di autorizzazione | non riprovare |',
    'auth.row401':
      '| 401, 403 | ovunque su questa origine | non fa parte di alcun flusso documentato | trattare come errore di configurazione; non avviare alcun flusso di credenziali; non riprovare con credenziali inventate |',
    'auth.neverRetry': 'Non ripetere mai la stessa richiesta dopo una risposta 4xx.',
    'auth.revocationHeading': 'Revoca',
    'auth.revocation': 'Questa origine non rilascia credenziali, quindi la revoca non la riguarda.',
    'auth.securityHeading': 'Sicurezza',
    'auth.security': 'Come segnalare una vulnerabilità: [security.txt]({security}).',
    'auth.currentHeading': 'Tenersi aggiornati',
    'auth.current':
      'La situazione cambierà se un giorno verrà offerta un’API pubblica con autenticazione. Scaricare di nuovo questa guida e i due documenti di metadati, invece di conservare la conclusione a tempo indeterminato.',
  },
} satisfies Catalogue<'it'>;
