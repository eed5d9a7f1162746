// A table: what Gazette says in French. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}\u00a0: {value}',
    'text.noted': '{text} ({note})',
    'text.quoted': '«\u00a0{text}\u00a0»',
    'text.yes': 'oui',
    'text.no': 'non',

    // The frame of every page.
    'frame.skip': 'Aller au contenu',
    'frame.updated': 'Dernière mise à jour\u00a0: {date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'Navigation principale',
    'frame.company': 'Entreprise',
    'frame.organisation': 'Organisation',
    'frame.api': 'API',
    'frame.access': 'Accès',
    'frame.contact': 'Contact',
    'frame.pages': 'Pages',
    'frame.allPages': 'Toutes les pages\u00a0: {n}',
    'frame.forPrograms': 'Pour les programmes',
    'frame.apiIndex': 'Index de l’API',
    'frame.apiCatalog': 'Catalogue de l’API',
    'frame.sitemap': 'Plan du site',
    'frame.asMarkdown': 'Cette page en Markdown',
    'frame.dataLicence': 'Licence des données',
    'frame.languages': 'Langues',
    'frame.onThisPage': 'Sur cette page',
    'frame.contents': 'Sommaire',
    'frame.reference': 'Référence',
    'frame.readMore': 'En savoir plus',
    'frame.readMoreOf': 'En savoir plus\u00a0: {name}',
    'frame.search': 'Rechercher',
    'frame.nothingFound': 'Aucun résultat.',
    'frame.copy': 'Copier',
    'frame.copyOf': 'Copier\u00a0: {name}',
    'frame.copied': 'Copié',
    'frame.selected': 'Sélectionné',

    // The page for addresses at which there is nothing.
    'notFound.title': 'Page introuvable',
    'notFound.description': 'Rien n’est publié à cette adresse.',
    'notFound.advice':
      'Les adresses doivent être complètes et respecter les majuscules et minuscules\u00a0; merci de ne pas les deviner.',
    'notFound.homepage': 'Accueil',
    'notFound.reference':
      '[Référence de l’API]({docs}) et [description OpenAPI]({openapi})\u00a0: tous les points de terminaison',
    'notFound.guide':
      '[Guide d’authentification]({guide})\u00a0: rien ici ne demande d’identifiants, et il n’existe aucun serveur d’autorisation',

    // The list of all pages.
    'allPages.title': 'Toutes les pages',
    'allPages.description': 'Toutes les pages de ce site, par dossier.',
    'allPages.section': 'Toutes les pages\u00a0: {section}',
    'allPages.below': {
      one: '{folder}\u00a0: {n} page',
      many: '{folder}\u00a0: {n} de pages',
      other: '{folder}\u00a0: {n} pages',
    },
    'text.next': '{text}\u00a0; {next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': 'L’entreprise',
    'section.organisation': 'L’organisation',
    'section.locations': 'Implantations',
    'section.people': 'Personnes',
    'section.brands': 'Marques',
    'section.solutions': 'Solutions',
    'section.workflows': 'Processus',
    'section.technology': 'Technologie',
    'section.industries': 'Secteurs',
    'section.products': 'Produits',
    'section.compliance': 'Conformité',
    'section.publicRecord': 'Contributions publiques',
    'section.questions': 'Questions et réponses',
    'section.contact': 'Contact',
    'section.legalNotice': 'Mentions légales',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': 'Nom',
    'label.legalName': 'Dénomination sociale',
    'label.tradingName': 'Nom commercial',
    'label.companyNumber': 'Numéro d’immatriculation',
    'label.charityNumber': 'Numéro d’organisme caritatif',
    'label.vatNumber': 'Numéro de TVA',
    'label.registrationNumber': 'Numéro d’enregistrement',
    'label.register': 'Registre',
    'label.jurisdiction': 'Pays d’immatriculation',
    'label.incorporated': 'Création',
    'label.registeredAddress': 'Siège social',
    'label.address': 'Adresse',
    'label.officeHours': 'Horaires de bureau',
    'label.openingHours': 'Horaires d’ouverture',
    'label.timeZone': 'Fuseau horaire',
    'label.website': 'Site web',
    'label.policies': 'Politiques',
    'label.privacyPolicy': 'Politique de confidentialité',
    'label.termsOfUse': 'Conditions d’utilisation',
    'label.elsewhere': 'Autres profils',
    'label.phone': 'Téléphone',
    'label.email': 'E-mail',
    'label.parentOrganisation': 'Société mère',
    'label.subsidiaries': 'Filiales',
    'label.employees': 'Effectif',
    'label.role': 'Fonction',
    'label.since': 'Depuis',
    'label.audience': 'Public visé',
    'label.personDecides': 'Là où une personne décide',
    'label.regulators': 'Autorités de contrôle',
    'label.access': 'Accès',
    'label.price': 'Prix',
    'label.status': 'Statut',
    'label.reviewed': 'Dernière vérification',
    'label.issuedBy': 'Organisme émetteur',
    'label.certificateNumber': 'Numéro de certificat',
    'label.scope': 'Périmètre',
    'label.validFrom': 'Valable à partir du',
    'label.validUntil': 'Valable jusqu’au',
    'label.document': 'Document',
    'label.date': 'Date',
    'label.recipient': 'Destinataire',
    'label.responseTime': 'Délai de réponse',
    'hours.closed': 'Fermé',
    'hours.always': 'Ouvert 24 h/24',

    // States, in forms that suit whatever they are said of.
    'access.public': 'Public',
    'access.gated': 'Sur demande',
    'access.sold': 'En vente',
    'compliance.certified': 'Certifié',
    'compliance.registered': 'Enregistré',
    'compliance.compliant': 'Conforme',
    'compliance.in-progress': 'En cours',
    'compliance.planned': 'Prévu',

    // Sentences of the homepage.
    'home.gated':
      'Les produits proposés sur demande n’ont aucun point de terminaison sur cette origine. Pour demander un accès\u00a0: [Guide d’authentification]({guide}).',
    'questions.permalink': 'Lien vers cette réponse',
    'questions.search': 'Rechercher dans les questions',
    'questions.found': 'Questions trouvées\u00a0: {found} sur {total}',
    'questions.none': 'Aucune question ne contient cela. Le formulaire de contact se trouve plus bas.',
    'questions.noneWithoutForm': 'Aucune question ne contient cela.',

    // How to reach a person, and the form for it.
    'contact.write': 'Rédiger une demande',
    'contact.mustNotContain': 'Ce qu’une demande ne doit pas contenir',
    'contact.includes': 'Une demande comprend\u00a0:',
    'contact.topic': 'Sujet',
    'contact.topicHint': 'L’objet de la demande.',
    'contact.message': 'Votre message',
    'contact.messageHint': 'Ce qui est demandé.',
    'contact.name': 'Votre nom',
    'contact.nameHint': 'Nom de la personne qui écrit, pour la réponse.',
    'contact.email': 'Votre adresse e-mail',
    'contact.emailHint': 'Adresse e-mail de la personne qui écrit, pour la réponse.',
    'contact.senderHint': 'Votre nom et votre adresse e-mail sont demandés pour que l’on puisse vous répondre.',
    'contact.opensAnswers':
      'Le bouton ouvre votre logiciel de messagerie avec ces réponses, à l’adresse {email}. Rien n’est envoyé tant que vous ne l’y envoyez pas.',
    'contact.opensTopic':
      'Le bouton ouvre votre logiciel de messagerie avec ce sujet, à l’adresse {email}. Rien n’est envoyé tant que vous ne l’y envoyez pas.',
    'contact.writeEmail': 'Écrire l’e-mail',
    'contact.writeEmailOn': 'Écrire l’e-mail\u00a0: {topic}',
    'contact.copyAsText': 'Copier en texte',
    'contact.byMailPoints':
      'Écrivez à {email}. Un lien ci-dessous ouvre votre logiciel de messagerie avec les points d’une demande\u00a0:',
    'contact.byMailTopic':
      'Écrivez à {email}. Un lien ci-dessous ouvre votre logiciel de messagerie avec le sujet\u00a0:',
    'contact.sentTo': 'Le bouton envoie ces réponses à {host}. Si vous préférez l’e-mail, écrivez à {email}.',
    'contact.send': 'Envoyer la demande',
    'contact.tool':
      'Remplit une demande, qu’une personne relit et envoie. Ce qu’elle ne doit pas contenir\u00a0: {text}',
    'contact.formTopics': 'Sujets du [formulaire de contact]({form})\u00a0: {topics}',

    // What the script of the form says.
    'contact.opened': 'Votre logiciel de messagerie s’ouvre avec la demande. Sinon, copiez la demande en texte.',
    'contact.tooLongCopied':
      'La demande est trop longue pour être transmise\u00a0; elle a donc été copiée\u00a0: collez-la dans l’e-mail qui s’ouvre.',
    'contact.tooLongBox':
      'La demande est trop longue pour être transmise. Copiez-la depuis le cadre ci-dessous et collez-la dans l’e-mail qui s’ouvre.',
    'contact.pasteCopied': 'Veuillez coller ici la demande copiée.',
    'contact.paste': 'Veuillez coller ici la demande.',
    'contact.copied': 'Copié. Collez le texte dans un e-mail à l’adresse ci-dessus.',
    'contact.copyBox': 'Copiez la demande depuis le cadre ci-dessous.',
    'contact.asText': 'La demande en texte',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': { one: 'sous une minute', many: 'sous {n} minutes', other: 'sous {n} minutes' },
    'within.hour': { one: 'sous une heure', many: 'sous {n} heures', other: 'sous {n} heures' },
    'within.day': { one: 'sous un jour', many: 'sous {n} jours', other: 'sous {n} jours' },
    'within.working-day': { one: 'sous un jour ouvré', many: 'sous {n} jours ouvrés', other: 'sous {n} jours ouvrés' },
    'within.week': { one: 'sous une semaine', many: 'sous {n} semaines', other: 'sous {n} semaines' },

    // The reference of the API.
    'docs.title': 'Référence de l’API',
    'docs.description':
      'Tous les points de terminaison de l’API\u00a0: champs, exemples, erreurs, versions et mise en cache.',
    'docs.endpoints': 'Points de terminaison',
    'docs.path': 'Chemin',
    'docs.pathAndDate': 'Chemin et date',
    'docs.content': 'Contenu',
    'docs.updated': 'Mise à jour',
    'docs.operation': 'Opération',
    'docs.request': 'Requête',
    'docs.response': 'Réponse',
    'docs.example': 'Exemple',
    'docs.itself': 'Le document lui-même\u00a0: {link}',
    'docs.shortened': 'Listes réduites à leur premier élément, textes longs à leur début',
    'docs.field': 'Champ',
    'docs.type': 'Type',
    'docs.fieldAndType': 'Champ et type',
    'docs.meaning': 'Signification',
    'docs.fieldsOf': 'Champs\u00a0: {title}',
    'docs.required': 'Obligatoire',
    'docs.optional': 'Facultatif',
    'docs.arrayOf': 'tableau\u00a0: {type}',
    'docs.shell': 'Shell',
    'docs.module': 'Module, dans un navigateur ou Node.js',
    'docs.python': 'Python 3, bibliothèque standard',
    'docs.openapiTitle': 'Description OpenAPI',
    'docs.openapi':
      'Description de l’API lisible par machine\u00a0: chaque point de terminaison avec son schéma et, sauf pour elle-même, avec le document réel comme exemple.',

    // What the script of the reference says.
    'try.it': 'Essayer',
    'try.itOf': 'Essayer\u00a0: GET {path}',
    'try.showExample': 'Afficher l’exemple\u00a0: {path}',
    'try.failed': 'Pas de réponse\u00a0: {reason}',
    'try.notSent': 'non envoyé',
    'try.size': 'Taille en octets',
    'try.body': 'Corps\u00a0: {path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'Éditeur de ces documents JSON statiques\u00a0: {name}.',
    'rules.summary':
      'Lecture seule, public, sans identifiants. Version de la description\u00a0: {version}\u00a0; lisible par machine en [OpenAPI 3.1]({openapi}).',
    'rules.useHeading': 'Utilisation',
    'rules.use':
      'Tous les points de terminaison utilisent GET (HEAD fonctionne aussi), n’acceptent ni paramètre de requête ni corps de requête, n’ont pas de pagination et renvoient `application/json`. Envoyez `Accept: application/json` et aucun identifiant\u00a0: un en-tête `Authorization` est ignoré, de même que les paramètres de requête. Toute origine peut lire l’API depuis un navigateur (`Access-Control-Allow-Origin: *`).',
    'rules.errorsHeading': 'Erreurs',
    'rules.noEnvelope': 'Il n’existe pas de structure d’erreur\u00a0; les réponses d’erreur n’ont pas de schéma JSON.',
    'rules.tableHead': '| Statut | Où | Signification | Que faire |',
    'rules.row200': '| 200 | tout point de terminaison | succès | le corps est le document décrit ici |',
    'rules.row304': '| 304 | tout point de terminaison | la copie détenue est à jour | l’utiliser |',
    'rules.row404':
      '| 404 | sous `/api/v1/` | chemin absent ou mal orthographié\u00a0; le corps est la page 404 du site (HTML) | relire la description OpenAPI\u00a0; ne pas deviner de chemins |',
    'rules.row405': '| 405 | partout | méthode autre que {methods} | utiliser GET |',
    'rules.row5xx':
      '| 5xx | partout | défaillance du serveur | répéter la même requête en espaçant les essais de façon exponentielle |',
    'rules.noCredentialFlow':
      '401 et 403 ne font pas partie de cette API\u00a0: considérez-les comme une erreur de configuration et ne lancez aucune procédure d’authentification. Ne répétez jamais à l’identique une requête qui a reçu une réponse 4xx.',
    'rules.guideGated':
      'Comment fonctionne l’accès à ce qui n’est pas public\u00a0: [Guide d’authentification]({guide}).',
    'rules.guide': 'Pourquoi il en est ainsi\u00a0: [Guide d’authentification]({guide}).',
    'rules.versioningHeading': 'Versions',
    'rules.versioning':
      'La version figure dans le chemin\u00a0: `/api/v1/`. Elle est stable\u00a0: des membres peuvent être ajoutés, ignorez donc ceux que vous ne connaissez pas\u00a0; rien n’est supprimé, renommé ni doté d’un autre sens. Les changements incompatibles paraissent sous un nouveau préfixe de chemin, v2. Chaque document, sauf la description OpenAPI, porte `updated`, la date du dernier changement de son contenu.',
    'rules.cachingHeading': 'Mise en cache et limites',
    'rules.caching':
      'Les documents changent rarement. Conservez-les pendant la durée indiquée par `Cache-Control`, et envoyez `If-None-Match` avec l’`ETag` que vous détenez\u00a0: un document inchangé répond 304 sans corps. Aucune limite de fréquence n’est publiée\u00a0; restez raisonnable. Le guide d’authentification et les deux documents OAuth ne peuvent être conservés que quelques minutes, car leur conclusion peut changer.',
    'rules.licenceHeading': 'Licence et préférences',
    'rules.licence':
      'Licence des données\u00a0: [{name}]({url}). Utilisation du contenu par des systèmes d’IA\u00a0: {preferences}.',
    'rules.indexCarriesBoth': 'L’index contient les deux, sous `license` et `aiPreferences`.',
    'preference.search': 'recherche',
    'preference.aiInput': 'réponse à des questions',
    'preference.aiTrain': 'entraînement de modèles',
    'preference.note':
      'Ces préférences, que robots.txt exprime sous forme de Content Signals, sont une demande à côté de la licence des données\u00a0; elles n’en font pas partie et ne la modifient pas.',
    'rules.deviationsHeading': 'Écarts délibérés',
    'rules.deviationServer':
      'Les [métadonnées du serveur d’autorisation]({metadata}) contiennent les tableaux vides `grant_types_supported`, `response_types_supported` et `scopes_supported`, bien que la section 3.2 de la RFC 8414 demande d’omettre les valeurs vides\u00a0: l’absence de `grant_types_supported` annoncerait deux méthodes par défaut, et `response_types_supported` est obligatoire. Aucun point de terminaison n’est nommé, car rien ne fonctionne derrière.',
    'rules.deviationResource':
      'Les [métadonnées de la ressource protégée]({metadata}) contiennent `bearer_methods_supported: []`, ce qui signifie selon la RFC 9728 qu’aucune méthode Bearer n’est prise en charge. `scopes_supported` et `authorization_servers` sont absents, car il n’y en a pas.',
    'rules.deviationCard':
      'La [carte de serveur]({card}) n’a pas de `remotes`\u00a0: il n’existe aucun point de terminaison MCP auquel se connecter.',
    'rules.deviationExample':
      'L’opération de la description OpenAPI a un exemple abrégé, car un document ne peut pas se contenir lui-même.',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': 'Guide d’authentification',
    'auth.nothingNeeded': 'Aucun identifiant n’existe ni n’est nécessaire ici.',
    'auth.howInterfaces': 'Comment demander l’accès aux interfaces qui ne sont pas publiques.',
    'auth.howProducts': 'Comment demander l’accès aux produits qui ne sont pas publics.',
    'auth.howQuestions': 'Comment poser une question ou faire une demande.',
    'auth.everything':
      'Tout ce qui est publié sur {origin} est public et ne demande aucun identifiant. Si vous êtes un agent\u00a0: ne lancez aucune procédure d’enregistrement, d’autorisation ou de jeton auprès de cette origine. L’«\u00a0agentic registration\u00a0» n’est pas proposée.',
    'auth.publisher': 'Éditeur\u00a0: {name}',
    'auth.discover': 'Découvrir',
    'auth.resource':
      '[Métadonnées de la ressource protégée]({metadata})\u00a0: `bearer_methods_supported` est vide, ce qui signifie qu’aucune méthode Bearer n’est prise en charge.',
    'auth.server':
      '[Métadonnées du serveur d’autorisation]({metadata})\u00a0: les grants, types de réponse, scopes et `agent_auth.identity_types_supported` sont vides. Il n’existe aucun point de terminaison d’autorisation, de jeton, d’enregistrement, d’identité, de revendication ou d’événements.',
    'auth.catalog':
      '[Catalogue de l’API]({catalog})\u00a0: toutes les URL de l’API. Ne composez jamais d’URL de point de terminaison qui ne figure pas au catalogue.',
    'auth.pickMethod': 'Choisir une méthode',
    'auth.none':
      'Il n’y en a aucune à choisir. Il n’existe ni serveur d’autorisation, ni point de terminaison de jeton, ni délivrance d’identifiants en libre-service. Il n’y a pas de scopes. Les types d’enregistrement `anonymous`, `identity_assertion` et `service_auth` ne sont pas proposés. Un en-tête `Authorization` envoyé est ignoré et n’est pas une erreur\u00a0; il ne faut pas envoyer d’identifiants.',
    'auth.noProbe':
      'Ne sondez pas `/oauth2/token`, `/agent/identity` ni `/token`\u00a0: ils répondent 404, car il n’y a rien.',
    'auth.interfacesHeading': 'Accès aux interfaces qui ne sont pas publiques',
    'auth.productsHeading': 'Accès aux produits qui ne sont pas publics',
    'auth.interfaces': 'Ces interfaces n’ont aucun point de terminaison sur cette origine\u00a0:',
    'auth.products': 'Ces produits n’ont aucun point de terminaison sur cette origine\u00a0:',
    'auth.outOfBand':
      'L’accès se demande à des personnes. Aucun point de terminaison d’API n’existe pour le demander. Comment demander\u00a0:',
    'auth.questionsHeading': 'Questions et demandes',
    'auth.peopleAnswer':
      'Des personnes y répondent. Aucun point de terminaison d’API n’existe pour cela. Comment demander\u00a0:',
    'auth.byForm': '[Formulaire de contact]({form})',
    'auth.byEmail': 'E-mail\u00a0: [{email}]({mailto})',
    'auth.topics': 'Sujets\u00a0:',
    'auth.includesHeading': 'Ce que comprend une demande',
    'auth.nextHeading': 'Ce qui se passe ensuite',
    'auth.row200':
      '| 200 | tout point de terminaison documenté | succès | le corps est le document décrit par la [description OpenAPI]({openapi}) |',
    'auth.row404':
      '| 404 | tout chemin qui évoque une authentification (autorisation, jeton, enregistrement, identité) | attendu\u00a0: il n’existe aucun serveur d’autorisation | ne pas réessayer |',
    'auth.row401':
      '| 401, 403 | partout sur cette origine | ne fait partie d’aucune procédure documentée | considérer comme une erreur de configuration\u00a0; ne lancer aucune procédure d’authentification\u00a0; ne pas réessayer avec des identifiants inventés |',
    'auth.neverRetry': 'Ne répétez jamais à l’identique une requête qui a reçu une réponse 4xx.',
    'auth.revocationHeading': 'Révocation',
    'auth.revocation': 'Cette origine ne délivre aucun identifiant\u00a0; la révocation ne la concerne donc pas.',
    'auth.securityHeading': 'Sécurité',
    'auth.security': 'Comment signaler une vulnérabilité\u00a0: [security.txt]({security}).',
    'auth.currentHeading': 'Rester à jour',
    'auth.current':
      'Cette situation changera si une API publique avec authentification est un jour proposée. Récupérez de nouveau ce guide et les deux documents de métadonnées au lieu de conserver indéfiniment la conclusion.',
  },
} satisfies Catalogue<'fr'>;
