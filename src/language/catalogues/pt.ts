// A table: what Gazette says in Portuguese, of Portugal. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}: {value}',
    'text.noted': '{text} ({note})',
    'text.quoted': '«{text}»',
    'text.yes': 'sim',
    'text.no': 'não',

    // The frame of every page.
    'frame.skip': 'Ir para o conteúdo',
    'frame.updated': 'Última atualização: {date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'Navegação principal',
    'frame.company': 'Empresa',
    'frame.organisation': 'Organização',
    'frame.api': 'API',
    'frame.access': 'Acesso',
    'frame.contact': 'Contacto',
    'frame.pages': 'Páginas',
    'frame.allPages': 'Todas as páginas: {n}',
    'frame.forPrograms': 'Para programas',
    'frame.apiIndex': 'Índice da API',
    'frame.apiCatalog': 'Catálogo da API',
    'frame.sitemap': 'Mapa do site',
    'frame.asMarkdown': 'Esta página em Markdown',
    'frame.dataLicence': 'Licença dos dados',
    'frame.languages': 'Idiomas',
    'frame.onThisPage': 'Nesta página',
    'frame.contents': 'Índice',
    'frame.reference': 'Referência',
    'frame.readMore': 'Saber mais',
    'frame.readMoreOf': 'Saber mais: {name}',
    'frame.search': 'Pesquisar',
    'frame.nothingFound': 'Sem resultados.',
    'frame.copy': 'Copiar',
    'frame.copyOf': 'Copiar: {name}',
    'frame.copied': 'Copiado',
    'frame.selected': 'Selecionado',

    // The page for addresses at which there is nothing.
    'notFound.title': 'Página não encontrada',
    'notFound.description': 'Não há nada publicado neste endereço.',
    'notFound.advice':
      'Os endereços distinguem maiúsculas de minúsculas e têm de estar completos; não tente adivinhá-los.',
    'notFound.homepage': 'Página inicial',
    'notFound.reference': '[Referência da API]({docs}) e [descrição OpenAPI]({openapi}): todos os endpoints',
    'notFound.guide':
      '[Guia de autenticação]({guide}): aqui nada exige credenciais e não existe nenhum servidor de autorização',

    // The list of all pages.
    'allPages.title': 'Todas as páginas',
    'allPages.description': 'Todas as páginas deste site, por pasta.',
    'allPages.section': 'Todas as páginas: {section}',
    'allPages.below': { one: '{folder}: {n} página', many: '{folder}: {n} de páginas', other: '{folder}: {n} páginas' },
    'text.next': '{text}; {next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': 'A empresa',
    'section.organisation': 'A organização',
    'section.locations': 'Instalações',
    'section.people': 'Pessoas',
    'section.brands': 'Marcas',
    'section.solutions': 'Soluções',
    'section.workflows': 'Processos',
    'section.technology': 'Tecnologia',
    'section.industries': 'Setores',
    'section.products': 'Produtos',
    'section.compliance': 'Conformidade',
    'section.publicRecord': 'Contributos públicos',
    'section.questions': 'Perguntas e respostas',
    'section.contact': 'Contacto',
    'section.legalNotice': 'Aviso legal',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': 'Nome',
    'label.legalName': 'Denominação social',
    'label.tradingName': 'Nome comercial',
    'label.companyNumber': 'Número de registo',
    'label.charityNumber': 'Número da instituição de beneficência',
    'label.vatNumber': 'Número de IVA',
    'label.registrationNumber': 'Número de registo',
    'label.register': 'Registo',
    'label.jurisdiction': 'País de registo',
    'label.incorporated': 'Fundação',
    'label.registeredAddress': 'Sede social',
    'label.address': 'Morada',
    'label.officeHours': 'Horário de atendimento',
    'label.openingHours': 'Horário de funcionamento',
    'label.timeZone': 'Fuso horário',
    'label.website': 'Site',
    'label.policies': 'Políticas',
    'label.privacyPolicy': 'Política de privacidade',
    'label.termsOfUse': 'Termos de utilização',
    'label.elsewhere': 'Outros perfis',
    'label.phone': 'Telefone',
    'label.email': 'E-mail',
    'label.parentOrganisation': 'Empresa-mãe',
    'label.subsidiaries': 'Filiais',
    'label.employees': 'Número de trabalhadores',
    'label.role': 'Função',
    'label.since': 'Desde',
    'label.audience': 'Destinatários',
    'label.personDecides': 'Onde decide uma pessoa',
    'label.regulators': 'Reguladores',
    'label.access': 'Acesso',
    'label.price': 'Preço',
    'label.status': 'Estado',
    'label.reviewed': 'Última revisão',
    'label.issuedBy': 'Emissor',
    'label.certificateNumber': 'Número do certificado',
    'label.scope': 'Âmbito',
    'label.validFrom': 'Válido desde',
    'label.validUntil': 'Válido até',
    'label.document': 'Documento',
    'label.date': 'Data',
    'label.recipient': 'Destinatário',
    'label.responseTime': 'Prazo de resposta',
    'hours.closed': 'Fechado',
    'hours.always': 'Aberto 24 horas',

    // States, in forms that suit whatever they are said of.
    'access.public': 'Público',
    'access.gated': 'Mediante pedido',
    'access.sold': 'À venda',
    'compliance.certified': 'Certificado',
    'compliance.registered': 'Registado',
    'compliance.compliant': 'Conforme',
    'compliance.in-progress': 'Em curso',
    'compliance.planned': 'Previsto',

    // Sentences of the homepage.
    'home.gated':
      'Os produtos disponíveis mediante pedido não têm nenhum endpoint nesta origem. Como pedir acesso: [Guia de autenticação]({guide}).',
    'questions.permalink': 'Ligação para esta resposta',
    'questions.search': 'Pesquisar nas perguntas',
    'questions.found': 'Perguntas encontradas: {found} de {total}',
    'questions.none': 'Nenhuma pergunta contém isso. O formulário de contacto está mais abaixo.',
    'questions.noneWithoutForm': 'Nenhuma pergunta contém isso.',

    // How to reach a person, and the form for it.
    'contact.write': 'Escrever um pedido',
    'contact.mustNotContain': 'O que um pedido não pode conter',
    'contact.includes': 'Um pedido inclui:',
    'contact.topic': 'Assunto',
    'contact.topicHint': 'De que trata o pedido.',
    'contact.message': 'A sua mensagem',
    'contact.messageHint': 'O que se pede.',
    'contact.name': 'O seu nome',
    'contact.nameHint': 'Nome de quem escreve, para a resposta.',
    'contact.email': 'O seu endereço de e-mail',
    'contact.emailHint': 'Endereço de e-mail de quem escreve, para a resposta.',
    'contact.senderHint': 'O seu nome e o seu endereço de e-mail são pedidos para que lhe possam responder.',
    'contact.opensAnswers':
      'O botão abre o seu programa de e-mail com estas respostas, dirigidas a {email}. Nada é enviado antes de o enviar a partir daí.',
    'contact.opensTopic':
      'O botão abre o seu programa de e-mail com este assunto, dirigido a {email}. Nada é enviado antes de o enviar a partir daí.',
    'contact.writeEmail': 'Escrever o e-mail',
    'contact.writeEmailOn': 'Escrever o e-mail: {topic}',
    'contact.copyAsText': 'Copiar como texto',
    'contact.byMailPoints':
      'Escreva para {email}. Uma ligação abaixo abre o seu programa de e-mail com os pontos de um pedido:',
    'contact.byMailTopic': 'Escreva para {email}. Uma ligação abaixo abre o seu programa de e-mail com o assunto:',
    'contact.sentTo': 'O botão envia estas respostas para {host}. Se preferir o e-mail, escreva para {email}.',
    'contact.send': 'Enviar o pedido',
    'contact.tool': 'Preenche um pedido para uma pessoa ler e enviar. O que não pode conter: {text}',
    'contact.formTopics': 'Assuntos do [formulário de contacto]({form}): {topics}',

    // What the script of the form says.
    'contact.opened': 'O seu programa de e-mail abre-se com o pedido. Se não se abrir, copie o pedido como texto.',
    'contact.tooLongCopied':
      'O pedido é demasiado longo para ser transmitido e por isso foi copiado: cole-o no e-mail que se abre.',
    'contact.tooLongBox':
      'O pedido é demasiado longo para ser transmitido. Copie-o da caixa abaixo e cole-o no e-mail que se abre.',
    'contact.pasteCopied': 'Cole aqui o pedido copiado.',
    'contact.paste': 'Cole aqui o pedido.',
    'contact.copied': 'Copiado. Cole o texto num e-mail para o endereço acima.',
    'contact.copyBox': 'Copie o pedido da caixa abaixo.',
    'contact.asText': 'O pedido como texto',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': {
      one: 'no prazo de um minuto',
      many: 'no prazo de {n} minutos',
      other: 'no prazo de {n} minutos',
    },
    'within.hour': { one: 'no prazo de uma hora', many: 'no prazo de {n} horas', other: 'no prazo de {n} horas' },
    'within.day': { one: 'no prazo de um dia', many: 'no prazo de {n} dias', other: 'no prazo de {n} dias' },
    'within.working-day': {
      one: 'no prazo de um dia útil',
      many: 'no prazo de {n} dias úteis',
      other: 'no prazo de {n} dias úteis',
    },
    'within.week': { one: 'no prazo de uma semana', many: 'no prazo de {n} semanas', other: 'no prazo de {n} semanas' },

    // The reference of the API.
    'docs.title': 'Referência da API',
    'docs.description': 'Todos os endpoints da API: campos, exemplos, erros, versões e cache.',
    'docs.endpoints': 'Endpoints',
    'docs.path': 'Caminho',
    'docs.pathAndDate': 'Caminho e data',
    'docs.content': 'Conteúdo',
    'docs.updated': 'Atualização',
    'docs.operation': 'Operação',
    'docs.request': 'Pedido',
    'docs.response': 'Resposta',
    'docs.example': 'Exemplo',
    'docs.itself': 'O próprio documento: {link}',
    'docs.shortened': 'Listas reduzidas ao primeiro item, textos longos ao início',
    'docs.field': 'Campo',
    'docs.type': 'Tipo',
    'docs.fieldAndType': 'Campo e tipo',
    'docs.meaning': 'Significado',
    'docs.fieldsOf': 'Campos: {title}',
    'docs.required': 'Obrigatório',
    'docs.optional': 'Opcional',
    'docs.arrayOf': 'array: {type}',
    'docs.shell': 'Shell',
    'docs.module': 'Módulo, num navegador ou em Node.js',
    'docs.python': 'Python 3, biblioteca padrão',
    'docs.openapiTitle': 'Descrição OpenAPI',
    'docs.openapi':
      'Descrição da API legível por máquina: cada endpoint com o seu esquema e, exceto no caso dela própria, com o documento real como exemplo.',

    // What the script of the reference says.
    'try.it': 'Experimentar',
    'try.itOf': 'Experimentar: GET {path}',
    'try.showExample': 'Mostrar o exemplo: {path}',
    'try.failed': 'Sem resposta: {reason}',
    'try.notSent': 'não enviado',
    'try.size': 'Tamanho em bytes',
    'try.body': 'Corpo: {path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'Quem publica estes documentos JSON estáticos: {name}.',
    'rules.summary':
      'Só de leitura, público, sem credenciais. Versão da descrição: {version}; legível por máquina como [OpenAPI 3.1]({openapi}).',
    'rules.useHeading': 'Utilização',
    'rules.use':
      'Todos os endpoints usam GET (HEAD também funciona), não aceitam parâmetros de consulta nem corpo do pedido, não têm paginação e devolvem `application/json`. Envie `Accept: application/json` e nenhuma credencial: o cabeçalho `Authorization` e os parâmetros de consulta são ignorados. Qualquer origem pode ler a API a partir de um navegador (`Access-Control-Allow-Origin: *`).',
    'rules.errorsHeading': 'Erros',
    'rules.noEnvelope': 'Não há uma estrutura de erro; as respostas de erro não têm esquema JSON.',
    'rules.tableHead': '| Estado | Onde | Significado | O que fazer |',
    'rules.row200': '| 200 | qualquer endpoint | êxito | o corpo é o documento aqui descrito |',
    'rules.row304': '| 304 | qualquer endpoint | a cópia existente está atualizada | usá-la |',
    'rules.row404':
      '| 404 | abaixo de `/api/v1/` | caminho inexistente ou mal escrito; o corpo é a página 404 do site (HTML) | reler a descrição OpenAPI; não adivinhar caminhos |',
    'rules.row405': '| 405 | em qualquer lugar | um método diferente de {methods} | usar GET |',
    'rules.row5xx': '| 5xx | em qualquer lugar | falha do servidor | repetir o mesmo pedido com esperas exponenciais |',
    'rules.noCredentialFlow':
      '401 e 403 não fazem parte desta API: trate-os como um erro de configuração e não inicie nenhum fluxo de credenciais. Nunca repita o mesmo pedido depois de uma resposta 4xx.',
    'rules.guideGated': 'Como funciona o acesso ao que não é público: [Guia de autenticação]({guide}).',
    'rules.guide': 'Porque é assim: [Guia de autenticação]({guide}).',
    'rules.versioningHeading': 'Versões',
    'rules.versioning':
      'A versão consta do caminho: `/api/v1/`. É estável: podem ser acrescentados membros, por isso ignore os que não conhece; nada é removido, renomeado ou muda de significado. As alterações incompatíveis são publicadas com um novo prefixo de caminho, v2. Cada documento, exceto a descrição OpenAPI, contém `updated`, a data da última alteração do seu conteúdo.',
    'rules.cachingHeading': 'Cache e limites',
    'rules.caching':
      'Os documentos mudam raramente. Guarde-os durante o tempo indicado por `Cache-Control` e envie `If-None-Match` com o `ETag` que tem: um documento inalterado responde 304 sem corpo. Não é publicado nenhum limite de frequência; seja razoável. O guia de autenticação e os dois documentos OAuth só podem ser guardados alguns minutos, porque a sua conclusão pode mudar.',
    'rules.licenceHeading': 'Licença e preferências',
    'rules.licence': 'Licença dos dados: [{name}]({url}). Utilização do conteúdo por sistemas de IA: {preferences}.',
    'rules.indexCarriesBoth': 'O índice contém ambas, como `license` e `aiPreferences`.',
    'preference.search': 'pesquisa',
    'preference.aiInput': 'resposta a perguntas',
    'preference.aiTrain': 'treino de modelos',
    'preference.note':
      'Estas preferências, que robots.txt indica como Content Signals, são um pedido a par da licença dos dados; não fazem parte dela nem a alteram.',
    'rules.deviationsHeading': 'Desvios deliberados',
    'rules.deviationServer':
      'Os [metadados do servidor de autorização]({metadata}) contêm os arrays vazios `grant_types_supported`, `response_types_supported` e `scopes_supported`, embora a secção 3.2 da RFC 8414 peça que se omitam valores vazios: a ausência de `grant_types_supported` anunciaria duas concessões por omissão, e `response_types_supported` é obrigatório. Não é indicado nenhum endpoint, porque nada funciona por trás.',
    'rules.deviationResource':
      'Os [metadados do recurso protegido]({metadata}) contêm `bearer_methods_supported: []`, o que segundo a RFC 9728 significa que nenhum método Bearer é suportado. `scopes_supported` e `authorization_servers` não constam, porque não existem.',
    'rules.deviationCard':
      'O [cartão do servidor]({card}) não tem `remotes`: não existe nenhum endpoint MCP a que ligar.',
    'rules.deviationExample':
      'A operação da descrição OpenAPI tem um exemplo abreviado, porque um documento não pode conter-se a si próprio.',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': 'Guia de autenticação',
    'auth.nothingNeeded': 'Aqui não existem nem são necessárias credenciais.',
    'auth.howInterfaces': 'Como pedir acesso às interfaces que não são públicas.',
    'auth.howProducts': 'Como pedir acesso aos produtos que não são públicos.',
    'auth.howQuestions': 'Como fazer uma pergunta ou um pedido.',
    'auth.everything':
      'Tudo o que está publicado em {origin} é público e não exige credenciais. Se é um agente: não inicie nenhum fluxo de registo, autorização ou tokens junto desta origem. Não é oferecida «agentic registration».',
    'auth.publisher': 'Publicado por: {name}',
    'auth.discover': 'Descobrir',
    'auth.resource':
      '[Metadados do recurso protegido]({metadata}): `bearer_methods_supported` está vazio, o que significa que nenhum método Bearer é suportado.',
    'auth.server':
      '[Metadados do servidor de autorização]({metadata}): as concessões, os tipos de resposta, os âmbitos e `agent_auth.identity_types_supported` estão vazios. Não existe nenhum endpoint de autorização, tokens, registo, identidade, claims ou eventos.',
    'auth.catalog':
      '[Catálogo da API]({catalog}): todos os URL da API. Nunca componha um URL de endpoint que não conste do catálogo.',
    'auth.pickMethod': 'Escolher um método',
    'auth.none':
      'Não há nenhum para escolher. Não existe servidor de autorização, nem endpoint de tokens, nem emissão de credenciais em autosserviço. Não há âmbitos. Os tipos de registo `anonymous`, `identity_assertion` e `service_auth` não são oferecidos. Um cabeçalho `Authorization`, se for enviado, é ignorado e não é um erro; não devem ser enviadas credenciais.',
    'auth.noProbe': 'Não sonde `/oauth2/token`, `/agent/identity` nem `/token`: respondem 404, porque ali não há nada.',
    'auth.interfacesHeading': 'Acesso a interfaces que não são públicas',
    'auth.productsHeading': 'Acesso a produtos que não são públicos',
    'auth.interfaces': 'Estas interfaces não têm nenhum endpoint nesta origem:',
    'auth.products': 'Estes produtos não têm nenhum endpoint nesta origem:',
    'auth.outOfBand': 'O acesso pede-se a pessoas. Não existe nenhum endpoint da API para o pedir. Como pedir:',
    'auth.questionsHeading': 'Perguntas e pedidos',
    'auth.peopleAnswer': 'São respondidos por pessoas. Não existe nenhum endpoint da API para isso. Como perguntar:',
    'auth.byForm': '[Formulário de contacto]({form})',
    'auth.byEmail': 'E-mail: [{email}]({mailto})',
    'auth.topics': 'Assuntos:',
    'auth.includesHeading': 'O que inclui um pedido',
    'auth.nextHeading': 'O que acontece a seguir',
    'auth.row200':
      '| 200 | qualquer endpoint documentado | êxito | o corpo é o documento descrito pela [descrição OpenAPI]({openapi}) |',
    'auth.row404':
      '| 404 | qualquer caminho que pareça de autenticação (autorização, token, registo, identidade) | previsto: não existe nenhum servidor de autorização | não repetir |',
    'auth.row401':
      '| 401, 403 | em qualquer lugar desta origem | não faz parte de nenhum fluxo documentado | tratar como erro de configuração; não iniciar nenhum fluxo de credenciais; não repetir com credenciais inventadas |',
    'auth.neverRetry': 'Nunca repita o mesmo pedido depois de uma resposta 4xx.',
    'auth.revocationHeading': 'Revogação',
    'auth.revocation': 'Esta origem não emite credenciais, pelo que a revogação não se lhe aplica.',
    'auth.securityHeading': 'Segurança',
    'auth.security': 'Como comunicar uma vulnerabilidade: [security.txt]({security}).',
    'auth.currentHeading': 'Manter-se atualizado',
    'auth.current':
      'Isto mudará se algum dia for oferecida uma API pública com autenticação. Volte a obter este guia e os dois documentos de metadados, em vez de guardar a conclusão indefinidamente.',
  },
} satisfies Catalogue<'pt'>;
