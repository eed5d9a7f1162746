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

    // Kinds of organisations (src/content/kinds.ts).
    'label.kind': 'Type d’organisation',
    'kind.company': 'Entreprise',
    'kind.charity': 'Organisme de bienfaisance',
    'kind.association': 'Association',
    'kind.foundation': 'Fondation',
    'kind.public-body': 'Organisme public',
    'kind.university': 'Université',
    'kind.lab': 'Institut de recherche',
    'kind.partnership': 'Société de personnes',
    'kind.sole-trader': 'Entreprise individuelle',
    'kind.cooperative': 'Coopérative',

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
    'rules.moreValues':
      'Lorsque les valeurs d’un champ sont énumérées, d’autres peuvent s’y ajouter\u00a0: acceptez aussi des valeurs qui n’y figurent pas.',
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
    'auth.row404Gated':
      '| 404 | tout chemin qui évoque une authentification (autorisation, jeton, enregistrement, identité) | attendu\u00a0: il n’existe aucun serveur d’autorisation | ne pas réessayer\u00a0; demander l’accès à une personne |',
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

    // What documents are called, and what is said of them in lists.
    'document.oauthResource': 'Métadonnées OAuth de la ressource protégée',
    'document.oauthResourceNote': 'Indique qu’aucune méthode Bearer n’est prise en charge\u00a0: tout est public ici.',
    'document.oauthServer': 'Métadonnées OAuth du serveur d’autorisation',
    'document.oauthServerNote':
      'Indique que ni grant, ni scope, ni «\u00a0agentic registration\u00a0» ne sont proposés.',
    'document.apiCatalogNote':
      'Chaque document de l’API avec sa description, sa documentation et son statut, sous forme de linkset.',
    'document.skills': 'Index des Agent Skills',
    'document.skillsNote': 'Skills pour agents, chacun avec l’empreinte de son fichier.',
    'document.skillsNone': 'Skills pour agents\u00a0: aucun n’est publié.',
    'document.serverCard': 'Carte de serveur MCP',
    'document.serverCardNote':
      'Indique que le site n’a pas de point de terminaison MCP distant, et où se trouvent ses données.',
    'document.serverCardDescription':
      'Données publiques sous forme de documents JSON statiques. Il n’existe pas de point de terminaison MCP distant.',
    'document.ard': 'Catalogue pour agents (ARD)',
    'document.ardSkillsNote': 'Les skills, l’API et sa documentation, sous forme de catalogue pour agents.',
    'document.ardNote': 'L’API et sa documentation, sous forme de catalogue pour agents.',
    'document.security': 'Contact de sécurité',
    'document.securityNote': 'Où signaler une vulnérabilité.',
    'document.llmsNote': 'Fichier d’orientation pour les modèles de langage.',
    'document.llmsFull': 'Toutes les pages en un seul fichier',
    'document.llmsFullNote': 'Le Markdown de toutes les pages de ce site, l’une après l’autre.',
    'document.llmsFullParts': 'Toutes les pages, par section',
    'document.llmsFullPartsNote':
      'Le Markdown de toutes les pages de ce site, par section\u00a0: en un seul fichier, c’est plus qu’un modèle ne lit d’un coup.',
    'document.robotsNote': 'Préférences d’utilisation du contenu pour les robots et les systèmes d’IA.',
    'document.sitemapNote': 'Toutes les pages HTML avec la date de leur dernière modification.',

    // llms.txt; its section "Optional" stays English.
    'llms.api': 'API',
    'llms.documentation': 'Documentation',
    'llms.skills': 'Skills',
    'llms.pages': 'Pages',
    'llms.discovery': 'Découverte',
    'llms.rules':
      'Aucun identifiant n’existe ni n’est nécessaire. N’utilisez que des URL listées par le catalogue de l’API ou par ce fichier. Les pages répondent en Markdown à `Accept: text/markdown`\u00a0; les liens ci-dessous mènent directement au Markdown et au JSON.',
    'llms.rulesOfParts':
      'Aucun identifiant n’existe ni n’est nécessaire. N’utilisez que des URL listées par le catalogue de l’API, par ce fichier ou par un fichier de section qu’il nomme. Les pages répondent en Markdown à `Accept: text/markdown`\u00a0; les liens ci-dessous mènent directement au Markdown et au JSON.',
    'llms.count':
      'Nombre de pages\u00a0: {n}. Un fichier dont le nom se termine par `.txt` liste celles d’une section.',
    'llms.section': 'Une section de [llms.txt]({llms}), qui indique à qui est ce site et nomme l’API.',
    'llms.eachInMarkdown': '{pages}\u00a0; chacune en Markdown.',
    'llms.source': 'Source\u00a0: {url}',
    'llms.rest': 'En un seul fichier, c’est plus qu’un modèle ne lit d’un coup. Le reste se trouve ici\u00a0:',

    // Tools for agents in the browser.
    'webmcp.company': 'Faits sur l’entreprise',
    'webmcp.companyNote': 'Renvoie ce que l’organisation qui publie ce site dit d’elle-même.',
    'webmcp.solutionsNote':
      'Liste l’offre\u00a0: chaque solution avec son public et les identifiants de ses processus.',
    'webmcp.workflowsNote': 'Liste les processus\u00a0: étapes dans l’ordre, et là où une personne décide.',
    'webmcp.industriesNote':
      'Liste les secteurs servis, leurs autorités de contrôle lorsqu’elles sont nommées, et les identifiants des solutions utilisées dans chacun.',
    'webmcp.searchQuestionsNote':
      'Trouve les questions publiées avec leurs réponses, et les faits de l’API qui ont des mots en commun avec la recherche, les meilleurs d’abord.',
    'webmcp.searchNote':
      'Trouve les faits de l’API qui ont des mots en commun avec la recherche, les meilleurs d’abord.',
    'webmcp.query': 'Une question formulée librement, ou des mots de celle-ci.',
    'webmcp.access': 'Comment obtenir un accès',
    'webmcp.accessNote': 'Renvoie le guide d’authentification en Markdown\u00a0: rien ici ne demande d’identifiants.',
    'webmcp.expectedWords': '`query`\u00a0: un ou plusieurs mots attendus',
    'webmcp.failed': '{path}\u00a0: réponse {status}',

    // Documents of the API, and what its description says of it as a whole.
    'api.title': 'API de données publiques',
    'api.contains': 'Contient\u00a0: {parts}.',
    'api.legalEntity': 'personne morale',
    'api.registeredAddress': 'siège social',
    'api.contactRoutes': 'moyens de contact',
    'api.products': 'produits',
    'api.compliance': 'conformité',
    'api.publicRecords': 'contributions publiques',
    'api.solutions': 'solutions',
    'api.workflows': 'processus',
    'api.technologyStack': 'technologie en résumé',
    'api.solutionsNone': 'Solutions et processus\u00a0: rien n’est indiqué.',
    'api.industries': 'Secteurs servis.',
    'api.industriesNone': 'Secteurs servis\u00a0: aucun n’est indiqué.',
    'api.questions': 'Questions et réponses publiées.',
    'api.questionsNone': 'Questions publiées\u00a0: aucune.',
    'api.status': 'Statut',
    'api.statusNote': 'Document statique de disponibilité\u00a0: ce qui est publié, dans quelle version, depuis quand.',
    'api.statusBody':
      'L’API se compose de documents statiques. Une récupération réussie vaut signal de bon fonctionnement\u00a0; aucun taux de disponibilité n’est mesuré ni sous-entendu.',
    'api.index': 'Métadonnées de l’API et liste des ressources.',
    'api.facts':
      'Faits publics en lecture seule, sous forme de documents JSON statiques, sans identifiants. Éditeur\u00a0: {name}.',
    'api.tagDiscovery': 'Ce que l’API propose et si c’est publié.',
    'api.tagCompany':
      'La personne morale, comment la joindre, et ce qu’elle déclare de ses produits et de sa conformité.',
    'api.tagOffer': 'Ce qui est déclaré des solutions, processus, technologies et secteurs.',
    'api.tagAccess': 'Comment demander ce qui n’est pas public.',
    'api.tagFacts': 'D’autres faits, sous la forme que leur donne l’organisation.',
    'api.notModified':
      'La copie dont l’ETag a été envoyé dans `If-None-Match` est à jour\u00a0: utilisez-la. Sans corps.',
    'api.etag': 'Change avec chaque octet du document. À renvoyer dans `If-None-Match`.',
    'api.cacheControl': 'Durée pendant laquelle le document peut être conservé sans nouvelle requête.',
    'api.notFound':
      'Le chemin est absent ou mal orthographié\u00a0: la page 404 habituelle du site. Relisez cette description\u00a0; ne devinez pas de chemins, ne réessayez pas.',
    'api.server': 'L’origine qui sert cette description.',
    'api.externalDocs': 'Référence de l’API en Markdown',
    'api.document': 'Document\u00a0: {title}',
    'api.thisDescription': 'La présente description de l’API.',
    'api.withoutOperations': 'Ce document sans ses opérations',
    'api.use':
      'Chaque point de terminaison est public\u00a0: aucun identifiant n’existe, un en-tête `Authorization` est ignoré. GET (et HEAD) uniquement\u00a0; pas de paramètres de requête, pas de pagination.',
    'api.versioning':
      'La version figure dans le chemin. {version} est stable\u00a0: des membres peuvent être ajoutés, aucun n’est supprimé ni modifié\u00a0; les changements incompatibles vont sous un nouveau préfixe. Ignorez les membres que vous ne connaissez pas.',
    'api.moreValues': '`x-extensible-enum` énumère les valeurs connues aujourd’hui\u00a0: acceptez-en d’autres.',
    'api.errors':
      'Les erreurs n’ont pas de structure propre\u00a0: un chemin absent donne la page 404 du site. Ne réessayez jamais après un 4xx\u00a0; après un 5xx, espacez les essais de façon exponentielle. Aucune limite de fréquence n’est publiée\u00a0: restez raisonnable, mettez en cache et utilisez des requêtes conditionnelles.',
    'api.licence':
      'Les données sont sous la licence indiquée par `info.license`. Utilisation du contenu par des systèmes d’IA\u00a0: {preferences}.',
    'api.howToRead': 'Comment lire l’API\u00a0?',
    'api.needsCredentials': 'L’API demande-t-elle des identifiants\u00a0?',

    // What the description of the API says of fields and of objects.
    'wire.url': 'URL absolue de ce document.',
    'wire.updated': 'Date du dernier changement du contenu de ce document.',
    'wire.id': 'Identifiant stable\u00a0; jamais réutilisé pour autre chose.',
    'wire.email': 'Boîte aux lettres électronique.',
    'wire.phone': 'Numéro de téléphone au format E.164, par exemple `+442079460000`.',
    'wire.country': 'Code pays ISO 3166-1 alpha-2.',
    'wire.notice': 'Ce qu’il faut savoir avant tout.',
    'wire.Address': 'Une adresse postale.',
    'wire.streetAddress': 'Lignes avant la localité.',
    'wire.locality': 'Localité.',
    'wire.region': 'Région.',
    'wire.postalCode': 'Code postal.',
    'wire.ContactRoute': 'Un moyen de contact.',
    'wire.routeName': 'Nom du moyen de contact.',
    'wire.routeDescription': 'À quoi il sert.',
    'wire.routeUrl': 'Page ou formulaire.',
    'wire.OfficeHours': 'Quand des personnes répondent.',
    'wire.days': 'Jours de la semaine.',
    'wire.opens': 'Heure d’ouverture, sur 24 heures.',
    'wire.closes': 'Heure de fermeture, sur 24 heures.',
    'wire.timeZone': 'Fuseau horaire (IANA).',
    'wire.Product': 'Un produit.',
    'wire.productName': 'Nom du produit.',
    'wire.productSummary': 'Ce qu’il fait.',
    'wire.access': 'S’il est public, ou fourni seulement en vertu d’un accord.',
    'wire.ComplianceItem': 'Un point de conformité.',
    'wire.complianceName': 'Norme, programme ou loi.',
    'wire.complianceStatus': 'État à la date du document.',
    'wire.complianceSummary': 'Ce que cela couvre.',
    'wire.reviewed': 'Date de la dernière vérification.',
    'wire.evidence': 'Où en savoir plus.',
    'wire.PublicRecord': 'Une contribution publique.',
    'wire.recordTitle': 'Titre de la contribution.',
    'wire.recordSummary': 'Ce qu’elle dit.',
    'wire.recipient': 'Organisme qui l’a reçue.',
    'wire.recordDate': 'Date de la contribution.',
    'wire.recordUrl': 'Où la lire.',
    'wire.Company': 'La personne morale, comment la joindre, ses produits et sa conformité.',
    'wire.legalName': 'Dénomination sociale.',
    'wire.tradingName': 'Nom utilisé en public.',
    'wire.companyNumber': 'Numéro d’immatriculation\u00a0: texte, avec les zéros de tête.',
    'wire.registry': 'Registre qui a attribué le numéro.',
    'wire.registryName': 'Nom du registre.',
    'wire.registryUrl': 'Sa page publique.',
    'wire.jurisdiction': 'Où l’organisation est immatriculée.',
    'wire.jurisdictionName': 'Nom du territoire.',
    'wire.incorporated': 'Date de création.',
    'wire.companySummary': 'Ce que fait l’organisation.',
    'wire.website': 'Site web\u00a0: l’origine de ce document, sauf si un autre est nommé.',
    'wire.sameAs': 'Profils ailleurs.',
    'wire.question': 'La question.',
    'wire.answer': 'La réponse en texte brut.',
    'wire.answerMarkdown': 'La même réponse en Markdown (CommonMark avec tableaux), liens absolus.',
    'wire.category': 'Groupe auquel appartient la question.',
    'wire.questionUrl': 'Où la question figure sur le site.',
    'wire.answerUpdated': 'Date du dernier changement de la réponse.',
    'wire.resourceName': 'Nom court de la ressource.',
    'wire.resourceTitle': 'Titre pour les personnes.',
    'wire.resourceDescription': 'Ce que contient la ressource.',
    'wire.resourcePath': 'Chemin sous l’origine.',
    'wire.absoluteUrl': 'URL absolue.',
    'wire.mediaType': 'Type de média de la réponse, tel qu’envoyé.',
    'wire.resourceUpdated': 'Date du dernier changement du contenu de la ressource.',
    'wire.version': 'Version, telle qu’elle figure dans le chemin.',
    'wire.descriptionVersion': 'Version sémantique de la description OpenAPI.',
    'wire.publisher': 'Qui publie l’API.',
    'wire.authentication': 'Aucun identifiant n’existe\u00a0; aucun n’est nécessaire ni accepté.',
    'wire.licenceOfData': 'Licence des données.',
    'wire.licenceName': 'Nom de la licence.',
    'wire.licenceText': 'Texte de la licence.',
    'wire.resources': 'Toutes les ressources de cette version.',
    'wire.aiPreferences':
      'Ce qu’il est demandé aux systèmes d’IA de faire et de ne pas faire\u00a0: une demande à côté de `license`, comme dans robots.txt.',
    'wire.aiSearch': 'Le contenu peut-il être indexé pour des résultats de recherche\u00a0?',
    'wire.aiInput': 'Les systèmes d’IA peuvent-ils lire le contenu pour répondre à une question\u00a0?',
    'wire.aiTrain': 'Des modèles d’IA peuvent-ils être entraînés sur le contenu\u00a0?',
    'wire.aiNote': 'Comment ces préférences se rapportent à la licence.',
    'wire.Industry': 'Un secteur servi.',
    'wire.industryName': 'Nom du secteur.',
    'wire.industrySummary': 'Comment il est servi.',
    'wire.regulators': 'Organismes qui le contrôlent.',
    'wire.industrySolutions': 'Identifiants des solutions utilisées, tels que listés dans le document des solutions.',
    'wire.Solution': 'Une solution proposée.',
    'wire.solutionName': 'Nom de la solution.',
    'wire.audience': 'À qui elle s’adresse.',
    'wire.solutionWorkflows': 'Identifiants des processus qu’elle sert, tels que listés dans `workflows`.',
    'wire.Workflow': 'Un processus.',
    'wire.workflowName': 'Nom du processus.',
    'wire.workflowSummary': 'Ce qu’il accomplit.',
    'wire.steps': 'Ce qui se passe, dans l’ordre.',
    'wire.humanOversight': 'Là où une personne décide.',
    'wire.TechnologyLayer': 'Une couche de la technologie.',
    'wire.layerName': 'Nom de la couche.',
    'wire.layerSummary': 'Sur quoi elle repose.',
    'wire.statusStatus':
      'Le document est publié. Un fichier statique ne mesure rien\u00a0: sa récupération vaut signal de bon fonctionnement.',
    'wire.statusDescription': 'Ce que ce document dit et ne dit pas.',
    'wire.statusLinks': 'Où aller ensuite.',
    'wire.statusAuthentication':
      'Guide d’authentification\u00a0: pourquoi aucun identifiant n’est nécessaire, et comment demander ce qui n’est pas public.',
  },
} satisfies Catalogue<'fr'>;
