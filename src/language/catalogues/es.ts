// A table: what Gazette says in Spanish. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}: {value}',
    'text.noted': '{text} ({note})',
    'text.quoted': '«{text}»',
    'text.yes': 'sí',
    'text.no': 'no',

    // The frame of every page.
    'frame.skip': 'Ir al contenido',
    'frame.updated': 'Última actualización: {date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'Navegación principal',
    'frame.company': 'Empresa',
    'frame.organisation': 'Organización',
    'frame.api': 'API',
    'frame.access': 'Acceso',
    'frame.contact': 'Contacto',
    'frame.pages': 'Páginas',
    'frame.allPages': 'Todas las páginas: {n}',
    'frame.forPrograms': 'Para programas',
    'frame.apiIndex': 'Índice de la API',
    'frame.apiCatalog': 'Catálogo de la API',
    'frame.sitemap': 'Mapa del sitio',
    'frame.asMarkdown': 'Esta página en Markdown',
    'frame.dataLicence': 'Licencia de los datos',
    'frame.languages': 'Idiomas',
    'frame.onThisPage': 'En esta página',
    'frame.contents': 'Contenido',
    'frame.reference': 'Referencia',
    'frame.readMore': 'Más información',
    'frame.readMoreOf': 'Más información: {name}',
    'frame.search': 'Buscar',
    'frame.nothingFound': 'Sin resultados.',
    'frame.copy': 'Copiar',
    'frame.copyOf': 'Copiar: {name}',
    'frame.copied': 'Copiado',
    'frame.selected': 'Seleccionado',

    // The page for addresses at which there is nothing.
    'notFound.title': 'Página no encontrada',
    'notFound.description': 'No hay nada publicado en esta dirección.',
    'notFound.advice':
      'Las direcciones distinguen mayúsculas de minúsculas y deben estar completas; no intente adivinarlas.',
    'notFound.homepage': 'Inicio',
    'notFound.reference': '[Referencia de la API]({docs}) y [descripción OpenAPI]({openapi}): todos los endpoints',
    'notFound.guide':
      '[Guía de autenticación]({guide}): aquí nada requiere credenciales y no existe ningún servidor de autorización',

    // The list of all pages.
    'allPages.title': 'Todas las páginas',
    'allPages.description': 'Todas las páginas de este sitio, por carpeta.',
    'allPages.section': 'Todas las páginas: {section}',
    'allPages.below': { one: '{folder}: {n} página', many: '{folder}: {n} de páginas', other: '{folder}: {n} páginas' },
    'text.next': '{text}; {next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': 'La empresa',
    'section.organisation': 'La organización',
    'section.locations': 'Sedes',
    'section.people': 'Personas',
    'section.brands': 'Marcas',
    'section.solutions': 'Soluciones',
    'section.workflows': 'Procesos',
    'section.technology': 'Tecnología',
    'section.industries': 'Sectores',
    'section.products': 'Productos',
    'section.compliance': 'Cumplimiento',
    'section.publicRecord': 'Aportaciones públicas',
    'section.questions': 'Preguntas y respuestas',
    'section.contact': 'Contacto',
    'section.legalNotice': 'Aviso legal',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': 'Nombre',
    'label.legalName': 'Razón social',
    'label.tradingName': 'Nombre comercial',
    'label.companyNumber': 'Número de registro',
    'label.charityNumber': 'Número de entidad benéfica',
    'label.vatNumber': 'NIF-IVA',
    'label.registrationNumber': 'Número de registro',
    'label.register': 'Registro',
    'label.jurisdiction': 'País de registro',
    'label.incorporated': 'Fundación',
    'label.registeredAddress': 'Domicilio social',
    'label.address': 'Dirección',
    'label.officeHours': 'Horario de oficina',
    'label.openingHours': 'Horario',
    'label.timeZone': 'Zona horaria',
    'label.website': 'Sitio web',
    'label.policies': 'Políticas',
    'label.privacyPolicy': 'Política de privacidad',
    'label.termsOfUse': 'Condiciones de uso',
    'label.elsewhere': 'Otros perfiles',
    'label.phone': 'Teléfono',
    'label.email': 'Correo electrónico',
    'label.parentOrganisation': 'Matriz',
    'label.subsidiaries': 'Filiales',
    'label.employees': 'Plantilla',
    'label.role': 'Cargo',
    'label.since': 'Desde',
    'label.audience': 'Destinatarios',
    'label.personDecides': 'Dónde decide una persona',
    'label.regulators': 'Autoridades reguladoras',
    'label.access': 'Acceso',
    'label.price': 'Precio',
    'label.status': 'Estado',
    'label.reviewed': 'Última revisión',
    'label.issuedBy': 'Emisor',
    'label.certificateNumber': 'Número de certificado',
    'label.scope': 'Alcance',
    'label.validFrom': 'Válido desde',
    'label.validUntil': 'Válido hasta',
    'label.document': 'Documento',
    'label.date': 'Fecha',
    'label.recipient': 'Destinatario',
    'label.responseTime': 'Plazo de respuesta',
    'hours.closed': 'Cerrado',
    'hours.always': 'Abierto 24 horas',

    // States, in forms that suit whatever they are said of.
    'access.public': 'Público',
    'access.gated': 'Previa solicitud',
    'access.sold': 'En venta',
    'compliance.certified': 'Certificado',
    'compliance.registered': 'Registrado',
    'compliance.compliant': 'Conforme',
    'compliance.in-progress': 'En curso',
    'compliance.planned': 'Previsto',

    // Sentences of the homepage.
    'home.gated':
      'Los productos disponibles previa solicitud no tienen ningún endpoint en este origen. Cómo solicitar acceso: [Guía de autenticación]({guide}).',
    'questions.permalink': 'Enlace a esta respuesta',
    'questions.search': 'Buscar en las preguntas',
    'questions.found': 'Preguntas encontradas: {found} de {total}',
    'questions.none': 'Ninguna pregunta contiene eso. El formulario de contacto está más abajo.',
    'questions.noneWithoutForm': 'Ninguna pregunta contiene eso.',

    // How to reach a person, and the form for it.
    'contact.write': 'Escribir una solicitud',
    'contact.mustNotContain': 'Lo que una solicitud no debe contener',
    'contact.includes': 'Una solicitud incluye:',
    'contact.topic': 'Asunto',
    'contact.topicHint': 'De qué trata la solicitud.',
    'contact.message': 'Su mensaje',
    'contact.messageHint': 'Lo que se solicita.',
    'contact.name': 'Su nombre',
    'contact.nameHint': 'Nombre de quien escribe, para la respuesta.',
    'contact.email': 'Su correo electrónico',
    'contact.emailHint': 'Correo electrónico de quien escribe, para la respuesta.',
    'contact.senderHint': 'Se piden su nombre y su correo electrónico para poder responderle.',
    'contact.opensAnswers':
      'El botón abre su programa de correo con estas respuestas, dirigidas a {email}. No se envía nada hasta que usted lo envíe desde allí.',
    'contact.opensTopic':
      'El botón abre su programa de correo con este asunto, dirigido a {email}. No se envía nada hasta que usted lo envíe desde allí.',
    'contact.writeEmail': 'Escribir el correo',
    'contact.writeEmailOn': 'Escribir el correo: {topic}',
    'contact.copyAsText': 'Copiar como texto',
    'contact.byMailPoints':
      'Escriba a {email}. Un enlace de abajo abre su programa de correo con los puntos de una solicitud:',
    'contact.byMailTopic': 'Escriba a {email}. Un enlace de abajo abre su programa de correo con el asunto:',
    'contact.sentTo': 'El botón envía estas respuestas a {host}. Si prefiere el correo electrónico, escriba a {email}.',
    'contact.send': 'Enviar la solicitud',
    'contact.tool': 'Rellena una solicitud para que una persona la lea y la envíe. Lo que no debe contener: {text}',
    'contact.formTopics': 'Asuntos del [formulario de contacto]({form}): {topics}',

    // What the script of the form says.
    'contact.opened': 'Su programa de correo se abre con la solicitud. Si no se abre, copie la solicitud como texto.',
    'contact.tooLongCopied':
      'La solicitud es demasiado larga para pasarla al programa, así que se ha copiado: péguela en el correo que se abre.',
    'contact.tooLongBox':
      'La solicitud es demasiado larga para pasarla al programa. Cópiela del cuadro de abajo y péguela en el correo que se abre.',
    'contact.pasteCopied': 'Pegue aquí la solicitud copiada.',
    'contact.paste': 'Pegue aquí la solicitud.',
    'contact.copied': 'Copiado. Pegue el texto en un correo a la dirección de arriba.',
    'contact.copyBox': 'Copie la solicitud del cuadro de abajo.',
    'contact.asText': 'La solicitud como texto',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': { one: 'en un minuto', many: 'en {n} minutos', other: 'en {n} minutos' },
    'within.hour': { one: 'en una hora', many: 'en {n} horas', other: 'en {n} horas' },
    'within.day': { one: 'en un día', many: 'en {n} días', other: 'en {n} días' },
    'within.working-day': {
      one: 'en un día laborable',
      many: 'en {n} días laborables',
      other: 'en {n} días laborables',
    },
    'within.week': { one: 'en una semana', many: 'en {n} semanas', other: 'en {n} semanas' },

    // The reference of the API.
    'docs.title': 'Referencia de la API',
    'docs.description':
      'Todos los endpoints de la API: campos, ejemplos, errores, versiones y almacenamiento en caché.',
    'docs.endpoints': 'Endpoints',
    'docs.path': 'Ruta',
    'docs.pathAndDate': 'Ruta y fecha',
    'docs.content': 'Contenido',
    'docs.updated': 'Actualización',
    'docs.operation': 'Operación',
    'docs.request': 'Petición',
    'docs.response': 'Respuesta',
    'docs.example': 'Ejemplo',
    'docs.itself': 'El documento mismo: {link}',
    'docs.shortened': 'Listas reducidas a su primer elemento, textos largos a su comienzo',
    'docs.field': 'Campo',
    'docs.type': 'Tipo',
    'docs.fieldAndType': 'Campo y tipo',
    'docs.meaning': 'Significado',
    'docs.fieldsOf': 'Campos: {title}',
    'docs.required': 'Obligatorio',
    'docs.optional': 'Opcional',
    'docs.arrayOf': 'array: {type}',
    'docs.shell': 'Shell',
    'docs.module': 'Módulo, en un navegador o en Node.js',
    'docs.python': 'Python 3, biblioteca estándar',
    'docs.openapiTitle': 'Descripción OpenAPI',
    'docs.openapi':
      'Descripción de la API legible por máquina: cada endpoint con su esquema y, salvo en el caso de ella misma, con el documento real como ejemplo.',

    // What the script of the reference says.
    'try.it': 'Probar',
    'try.itOf': 'Probar: GET {path}',
    'try.showExample': 'Mostrar el ejemplo: {path}',
    'try.failed': 'Sin respuesta: {reason}',
    'try.notSent': 'no enviado',
    'try.size': 'Tamaño en bytes',
    'try.body': 'Cuerpo: {path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'Quien publica estos documentos JSON estáticos: {name}.',
    'rules.summary':
      'Solo lectura, público, sin credenciales. Versión de la descripción: {version}; legible por máquina como [OpenAPI 3.1]({openapi}).',
    'rules.useHeading': 'Uso',
    'rules.use':
      'Todos los endpoints usan GET (HEAD también funciona), no admiten parámetros de consulta ni cuerpo de petición, no tienen paginación y devuelven `application/json`. Envíe `Accept: application/json` y ninguna credencial: se ignoran la cabecera `Authorization` y los parámetros de consulta. Cualquier origen puede leer la API desde un navegador (`Access-Control-Allow-Origin: *`).',
    'rules.errorsHeading': 'Errores',
    'rules.noEnvelope': 'No hay una estructura de error; las respuestas de error no tienen esquema JSON.',
    'rules.tableHead': '| Estado | Dónde | Significado | Qué hacer |',
    'rules.row200': '| 200 | cualquier endpoint | éxito | el cuerpo es el documento descrito aquí |',
    'rules.row304': '| 304 | cualquier endpoint | la copia que se tiene está al día | usarla |',
    'rules.row404':
      '| 404 | bajo `/api/v1/` | ruta inexistente o mal escrita; el cuerpo es la página 404 del sitio (HTML) | volver a leer la descripción OpenAPI; no adivinar rutas |',
    'rules.row405': '| 405 | en cualquier lugar | un método distinto de {methods} | usar GET |',
    'rules.row5xx':
      '| 5xx | en cualquier lugar | fallo del servidor | repetir la misma petición con esperas exponenciales |',
    'rules.noCredentialFlow':
      '401 y 403 no forman parte de esta API: trátelos como un error de configuración y no inicie ningún flujo de credenciales. No repita nunca la misma petición tras una respuesta 4xx.',
    'rules.guideGated': 'Cómo funciona el acceso a lo que no es público: [Guía de autenticación]({guide}).',
    'rules.guide': 'Por qué es así: [Guía de autenticación]({guide}).',
    'rules.versioningHeading': 'Versiones',
    'rules.versioning':
      'La versión figura en la ruta: `/api/v1/`. Es estable: pueden añadirse miembros, así que ignore los que no conozca; nada se elimina, se renombra ni cambia de significado. Los cambios incompatibles se publican con un nuevo prefijo de ruta, v2. Cada documento, salvo la descripción OpenAPI, lleva `updated`, la fecha del último cambio de su contenido.',
    'rules.cachingHeading': 'Almacenamiento en caché y límites',
    'rules.caching':
      'Los documentos cambian rara vez. Consérvelos durante el tiempo que indica `Cache-Control` y envíe `If-None-Match` con el `ETag` que tenga: un documento sin cambios responde 304 sin cuerpo. No se publica ningún límite de frecuencia; sea razonable. La guía de autenticación y los dos documentos de OAuth solo pueden conservarse unos minutos, porque su conclusión puede cambiar.',
    'rules.licenceHeading': 'Licencia y preferencias',
    'rules.licence': 'Licencia de los datos: [{name}]({url}). Uso del contenido por sistemas de IA: {preferences}.',
    'rules.indexCarriesBoth': 'El índice contiene ambas cosas, como `license` y `aiPreferences`.',
    'preference.search': 'búsqueda',
    'preference.aiInput': 'respuesta a preguntas',
    'preference.aiTrain': 'entrenamiento de modelos',
    'preference.note':
      'Estas preferencias, que robots.txt expresa como Content Signals, son una petición junto a la licencia de los datos; no forman parte de ella ni la modifican.',
    'rules.deviationsHeading': 'Desviaciones deliberadas',
    'rules.deviationServer':
      'Los [metadatos del servidor de autorización]({metadata}) contienen los arrays vacíos `grant_types_supported`, `response_types_supported` y `scopes_supported`, aunque la sección 3.2 de la RFC 8414 pide omitir los valores vacíos: la ausencia de `grant_types_supported` anunciaría dos concesiones por defecto, y `response_types_supported` es obligatorio. No se nombra ningún endpoint, porque no hay nada detrás.',
    'rules.deviationResource':
      'Los [metadatos del recurso protegido]({metadata}) contienen `bearer_methods_supported: []`, que según la RFC 9728 significa que no se admite ningún método Bearer. `scopes_supported` y `authorization_servers` no aparecen, porque no los hay.',
    'rules.deviationCard':
      'La [tarjeta del servidor]({card}) no tiene `remotes`: no hay ningún endpoint MCP al que conectarse.',
    'rules.deviationExample':
      'La operación de la descripción OpenAPI tiene un ejemplo abreviado, porque un documento no puede contenerse a sí mismo.',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': 'Guía de autenticación',
    'auth.nothingNeeded': 'Aquí no existen ni se necesitan credenciales.',
    'auth.howInterfaces': 'Cómo solicitar acceso a las interfaces que no son públicas.',
    'auth.howProducts': 'Cómo solicitar acceso a los productos que no son públicos.',
    'auth.howQuestions': 'Cómo hacer una pregunta o una solicitud.',
    'auth.everything':
      'Todo lo publicado en {origin} es público y no requiere credenciales. Si usted es un agente: no inicie ningún flujo de registro, autorización ni tokens contra este origen. No se ofrece «agentic registration».',
    'auth.publisher': 'Publica: {name}',
    'auth.discover': 'Descubrir',
    'auth.resource':
      '[Metadatos del recurso protegido]({metadata}): `bearer_methods_supported` está vacío, lo que significa que no se admite ningún método Bearer.',
    'auth.server':
      '[Metadatos del servidor de autorización]({metadata}): las concesiones, los tipos de respuesta, los ámbitos y `agent_auth.identity_types_supported` están vacíos. No existe ningún endpoint de autorización, tokens, registro, identidad, reclamaciones ni eventos.',
    'auth.catalog':
      '[Catálogo de la API]({catalog}): todas las URL de la API. No componga nunca una URL de endpoint que no figure en el catálogo.',
    'auth.pickMethod': 'Elegir un método',
    'auth.none':
      'No hay ninguno que elegir. No existe servidor de autorización, ni endpoint de tokens, ni emisión de credenciales en autoservicio. No hay ámbitos. Los tipos de registro `anonymous`, `identity_assertion` y `service_auth` no se ofrecen. Una cabecera `Authorization`, si se envía, se ignora y no es un error; no deben enviarse credenciales.',
    'auth.noProbe': 'No sondee `/oauth2/token`, `/agent/identity` ni `/token`: responden 404, porque ahí no hay nada.',
    'auth.interfacesHeading': 'Acceso a interfaces que no son públicas',
    'auth.productsHeading': 'Acceso a productos que no son públicos',
    'auth.interfaces': 'Estas interfaces no tienen ningún endpoint en este origen:',
    'auth.products': 'Estos productos no tienen ningún endpoint en este origen:',
    'auth.outOfBand':
      'El acceso se solicita a personas. No existe ningún endpoint de la API para solicitarlo. Cómo solicitarlo:',
    'auth.questionsHeading': 'Preguntas y solicitudes',
    'auth.peopleAnswer': 'Las responden personas. No existe ningún endpoint de la API para ello. Cómo preguntar:',
    'auth.byForm': '[Formulario de contacto]({form})',
    'auth.byEmail': 'Correo electrónico: [{email}]({mailto})',
    'auth.topics': 'Asuntos:',
    'auth.includesHeading': 'Lo que incluye una solicitud',
    'auth.nextHeading': 'Qué ocurre después',
    'auth.row200':
      '| 200 | cualquier endpoint documentado | éxito | el cuerpo es el documento que describe la [descripción OpenAPI]({openapi}) |',
    'auth.row404':
      '| 404 | cualquier ruta que parezca de autenticación (autorización, token, registro, identidad) | previsto: no existe ningún servidor de autorización | no reintentar |',
    'auth.row401':
      '| 401, 403 | en cualquier lugar de este origen | no forma parte de ningún flujo documentado | tratar como error de configuración; no iniciar ningún flujo de credenciales; no reintentar con credenciales inventadas |',
    'auth.neverRetry': 'No repita nunca la misma petición tras una respuesta 4xx.',
    'auth.revocationHeading': 'Revocación',
    'auth.revocation': 'Este origen no emite credenciales, por lo que la revocación no le afecta.',
    'auth.securityHeading': 'Seguridad',
    'auth.security': 'Cómo comunicar una vulnerabilidad: [security.txt]({security}).',
    'auth.currentHeading': 'Mantenerse al día',
    'auth.current':
      'Esto cambiará si algún día se ofrece una API pública con autenticación. Vuelva a obtener esta guía y los dos documentos de metadatos en lugar de conservar la conclusión indefinidamente.',
  },
} satisfies Catalogue<'es'>;
