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
  },
} satisfies Catalogue<'fr'>;
