// A table: what Gazette says in Japanese. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}：{value}',
    'text.noted': '{text}（{note}）',
    'text.quoted': '「{text}」',
    'text.yes': 'はい',
    'text.no': 'いいえ',

    // The frame of every page.
    'frame.skip': '本文へ移動',
    'frame.updated': '最終更新日：{date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'メインナビゲーション',
    'frame.company': '会社',
    'frame.organisation': '組織',
    'frame.api': 'API',
    'frame.access': 'アクセス',
    'frame.contact': 'お問い合わせ',
    'frame.pages': 'ページ',
    'frame.allPages': 'すべてのページ：{n}',
    'frame.forPrograms': 'プログラム向け',
    'frame.apiIndex': 'APIの索引',
    'frame.apiCatalog': 'APIカタログ',
    'frame.sitemap': 'サイトマップ',
    'frame.asMarkdown': 'このページのMarkdown版',
    'frame.dataLicence': 'データのライセンス',
    'frame.languages': '言語',
    'frame.onThisPage': 'このページの内容',
    'frame.contents': '目次',
    'frame.reference': 'リファレンス',
    'frame.readMore': '詳細',
    'frame.readMoreOf': '詳細：{name}',
    'frame.search': '検索',
    'frame.nothingFound': '見つかりませんでした。',
    'frame.copy': 'コピー',
    'frame.copyOf': 'コピー：{name}',
    'frame.copied': 'コピーしました',
    'frame.selected': '選択しました',

    // The page for addresses at which there is nothing.
    'notFound.title': 'ページが見つかりません',
    'notFound.description': 'このアドレスでは何も公開されていません。',
    'notFound.advice': 'アドレスは大文字と小文字を区別し、全体が一致する必要があります。推測しないでください。',
    'notFound.homepage': 'ホーム',
    'notFound.reference': '[APIリファレンス]({docs})と[OpenAPI記述]({openapi})：すべてのエンドポイント',
    'notFound.guide': '[認証ガイド]({guide})：ここでは認証情報は一切不要で、認可サーバーはありません',

    // The list of all pages.
    'allPages.title': 'すべてのページ',
    'allPages.description': 'このサイトのすべてのページ（フォルダー別）。',
    'allPages.section': 'すべてのページ：{section}',
    'allPages.below': { other: '{folder}：{n}ページ' },
    'text.next': '{text}、{next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': '会社概要',
    'section.organisation': '団体概要',
    'section.locations': '拠点',
    'section.people': '人物',
    'section.brands': 'ブランド',
    'section.solutions': 'ソリューション',
    'section.workflows': '業務フロー',
    'section.technology': '技術',
    'section.industries': '対応業界',
    'section.products': '製品',
    'section.compliance': 'コンプライアンス',
    'section.publicRecord': '公的提出文書',
    'section.questions': 'よくある質問',
    'section.contact': 'お問い合わせ',
    'section.legalNotice': '運営者情報',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': '名称',
    'label.legalName': '正式名称',
    'label.tradingName': '通称',
    'label.companyNumber': '登録番号',
    'label.charityNumber': '慈善団体登録番号',
    'label.vatNumber': 'VAT番号',
    'label.registrationNumber': '登録番号',
    'label.register': '登録簿',
    'label.jurisdiction': '登記地',
    'label.incorporated': '設立',
    'label.registeredAddress': '本店所在地',
    'label.address': '所在地',
    'label.officeHours': '受付時間',
    'label.openingHours': '営業時間',
    'label.timeZone': 'タイムゾーン',
    'label.website': 'ウェブサイト',
    'label.policies': '方針',
    'label.privacyPolicy': 'プライバシーポリシー',
    'label.termsOfUse': '利用規約',
    'label.elsewhere': 'その他のプロフィール',
    'label.phone': '電話',
    'label.email': 'メール',
    'label.parentOrganisation': '親会社',
    'label.subsidiaries': '子会社',
    'label.employees': '従業員数',
    'label.role': '役割',
    'label.since': '開始日',
    'label.audience': '対象',
    'label.personDecides': '人が判断する箇所',
    'label.regulators': '監督官庁',
    'label.access': '提供形態',
    'label.price': '価格',
    'label.status': '状況',
    'label.reviewed': '確認日',
    'label.issuedBy': '発行機関',
    'label.certificateNumber': '認証番号',
    'label.scope': '適用範囲',
    'label.validFrom': '有効期間の開始日',
    'label.validUntil': '有効期限',
    'label.document': '文書',
    'label.date': '日付',
    'label.recipient': '提出先',
    'label.responseTime': '回答までの期間',
    'hours.closed': '休業',
    'hours.always': '24時間営業',

    // States, in forms that suit whatever they are said of.
    'access.public': '公開',
    'access.gated': '申請制',
    'access.sold': '販売中',
    'compliance.certified': '認証取得済み',
    'compliance.registered': '登録済み',
    'compliance.compliant': '準拠',
    'compliance.in-progress': '進行中',
    'compliance.planned': '予定',

    // Sentences of the homepage.
    'home.gated':
      '申請制の製品のエンドポイントは、このオリジンにはありません。アクセスの申請方法：[認証ガイド]({guide})。',
    'questions.permalink': 'この回答へのリンク',
    'questions.search': '質問を検索',
    'questions.found': '見つかった質問：{total}件中{found}件',
    'questions.none': '該当する質問はありません。お問い合わせフォームは下にあります。',
    'questions.noneWithoutForm': '該当する質問はありません。',

    // How to reach a person, and the form for it.
    'contact.write': '問い合わせを書く',
    'contact.mustNotContain': '問い合わせに含めてはならないもの',
    'contact.includes': '問い合わせに含める内容：',
    'contact.topic': 'ご用件',
    'contact.topicHint': '問い合わせの内容の種類。',
    'contact.message': 'メッセージ',
    'contact.messageHint': '求める内容。',
    'contact.name': 'お名前',
    'contact.nameHint': '返信のための、差出人の氏名。',
    'contact.email': 'メールアドレス',
    'contact.emailHint': '返信のための、差出人のメールアドレス。',
    'contact.senderHint': 'お名前とメールアドレスは、返信のためにお尋ねしています。',
    'contact.opensAnswers':
      'ボタンを押すと、これらの回答が入った {email} 宛てのメールがメールソフトで開きます。そこで送信するまで、何も送られません。',
    'contact.opensTopic':
      'ボタンを押すと、この用件の {email} 宛てのメールがメールソフトで開きます。そこで送信するまで、何も送られません。',
    'contact.writeEmail': 'メールを作成',
    'contact.writeEmailOn': 'メールを作成：{topic}',
    'contact.copyAsText': 'テキストとしてコピー',
    'contact.byMailPoints':
      '宛先は {email} です。下のリンクから、問い合わせの項目が入ったメールがメールソフトで開きます：',
    'contact.byMailTopic': '宛先は {email} です。下のリンクから、用件が入ったメールがメールソフトで開きます：',
    'contact.sentTo':
      'ボタンを押すと、これらの回答が {host} に送信されます。メールをご希望の場合は {email} 宛てにお送りください。',
    'contact.send': '送信する',
    'contact.tool': '問い合わせを記入します。内容を確認して送信するのは人です。含めてはならないもの：{text}',
    'contact.formTopics': '[お問い合わせフォーム]({form})の用件：{topics}',

    // What the script of the form says.
    'contact.opened':
      '問い合わせの入ったメールがメールソフトで開きます。開かない場合は、テキストとしてコピーしてください。',
    'contact.tooLongCopied':
      '問い合わせが長すぎてメールソフトに渡せないため、コピーしました。開いたメールに貼り付けてください。',
    'contact.tooLongBox':
      '問い合わせが長すぎてメールソフトに渡せません。下の枠からコピーして、開いたメールに貼り付けてください。',
    'contact.pasteCopied': 'コピーした問い合わせをここに貼り付けてください。',
    'contact.paste': '問い合わせをここに貼り付けてください。',
    'contact.copied': 'コピーしました。上記のアドレス宛てのメールに貼り付けてください。',
    'contact.copyBox': '下の枠から問い合わせをコピーしてください。',
    'contact.asText': 'テキスト形式の問い合わせ',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': { other: '{n}分以内' },
    'within.hour': { other: '{n}時間以内' },
    'within.day': { other: '{n}日以内' },
    'within.working-day': { other: '{n}営業日以内' },
    'within.week': { other: '{n}週間以内' },

    // The reference of the API.
    'docs.title': 'APIリファレンス',
    'docs.description': 'APIのすべてのエンドポイント：フィールド、例、エラー、バージョン管理、キャッシュ。',
    'docs.endpoints': 'エンドポイント',
    'docs.path': 'パス',
    'docs.pathAndDate': 'パスと日付',
    'docs.content': '内容',
    'docs.updated': '更新日',
    'docs.operation': 'オペレーション',
    'docs.request': 'リクエスト',
    'docs.response': 'レスポンス',
    'docs.example': '例',
    'docs.itself': 'ドキュメント本体：{link}',
    'docs.shortened': 'リストは最初の項目のみ、長い文章は冒頭のみに省略',
    'docs.field': 'フィールド',
    'docs.type': '型',
    'docs.fieldAndType': 'フィールドと型',
    'docs.meaning': '意味',
    'docs.fieldsOf': 'フィールド：{title}',
    'docs.required': '必須',
    'docs.optional': '任意',
    'docs.arrayOf': '配列：{type}',
    'docs.shell': 'シェル',
    'docs.module': 'モジュール（ブラウザーまたはNode.js）',
    'docs.python': 'Python 3、標準ライブラリ',
    'docs.openapiTitle': 'OpenAPI記述',
    'docs.openapi':
      '機械可読なAPI記述：すべてのエンドポイントのスキーマと、この記述自体を除き、実際のドキュメントを例として含みます。',

    // What the script of the reference says.
    'try.it': '試す',
    'try.itOf': '試す：GET {path}',
    'try.showExample': '例を表示：{path}',
    'try.failed': '応答なし：{reason}',
    'try.notSent': '送信されませんでした',
    'try.size': 'サイズ（バイト）',
    'try.body': '本文：{path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'これらの静的なJSONドキュメントの公開者：{name}。',
    'rules.summary':
      '読み取り専用、公開、認証情報なし。記述のバージョン：{version}。機械可読な形式：[OpenAPI 3.1]({openapi})。',
    'rules.useHeading': '使い方',
    'rules.use':
      'すべてのエンドポイントはGETを使用し（HEADも使えます）、クエリパラメーターとリクエスト本文を受け付けず、ページ分割はなく、`application/json` を返します。`Accept: application/json` を送信し、認証情報は送信しないでください。`Authorization` ヘッダーとクエリパラメーターは無視されます。どのオリジンからでもブラウザーでAPIを読み取れます（`Access-Control-Allow-Origin: *`）。',
    'rules.errorsHeading': 'エラー',
    'rules.noEnvelope': 'エラー用の共通構造はなく、エラー応答にJSONスキーマはありません。',
    'rules.tableHead': '| ステータス | 場所 | 意味 | 対処 |',
    'rules.row200': '| 200 | すべてのエンドポイント | 成功 | 本文はここに記載のドキュメント |',
    'rules.row304': '| 304 | すべてのエンドポイント | 手元のコピーは最新 | それを使う |',
    'rules.row404':
      '| 404 | `/api/v1/` の下 | パスがない、または綴りの誤り。本文はサイトの404ページ（HTML） | OpenAPI記述を読み直す。パスを推測しない |',
    'rules.row405': '| 405 | すべての場所 | {methods} 以外のメソッド | GETを使う |',
    'rules.row5xx': '| 5xx | すべての場所 | サーバー障害 | 間隔を指数的に延ばしながら同じリクエストを再試行 |',
    'rules.noCredentialFlow':
      '401と403はこのAPIにはありません。設定の誤りとして扱い、認証の手続きを開始しないでください。4xxの応答を受けた同じ内容のリクエストを再試行しないでください。',
    'rules.guideGated': '公開されていないものへのアクセスについて：[認証ガイド]({guide})。',
    'rules.guide': 'その理由：[認証ガイド]({guide})。',
    'rules.versioningHeading': 'バージョン管理',
    'rules.versioning':
      'バージョンはパスに含まれます：`/api/v1/`。これは安定しています。メンバーが追加されることがあるため、未知のメンバーは無視してください。削除、改名、意味の変更はありません。互換性のない変更は、新しいパス接頭辞v2で公開されます。OpenAPI記述を除く各ドキュメントには、内容の最終更新日を示す `updated` があります。',
    'rules.cachingHeading': 'キャッシュと制限',
    'rules.caching':
      'ドキュメントはめったに変わりません。`Cache-Control` が示す期間保持し、手元の `ETag` を `If-None-Match` で送信してください。変更がなければ、本文なしの304が返ります。回数制限は公開していませんが、節度をもってご利用ください。認証ガイドと2つのOAuthドキュメントは、結論が変わりうるため、保持できるのは数分間だけです。',
    'rules.licenceHeading': 'ライセンスと利用上の希望',
    'rules.licence': 'データのライセンス：[{name}]({url})。AIシステムによる内容の利用：{preferences}。',
    'rules.indexCarriesBoth': '索引には両方が `license` と `aiPreferences` として含まれます。',
    'preference.search': '検索',
    'preference.aiInput': '質問への回答',
    'preference.aiTrain': 'モデルの学習',
    'preference.note':
      'これらの希望はrobots.txtにContent Signalsとして記載されており、データのライセンスとは別のお願いです。ライセンスの一部ではなく、それを変更するものでもありません。',
    'rules.deviationsHeading': '意図的な相違',
    'rules.deviationServer':
      '[認可サーバーのメタデータ]({metadata})には、空の配列 `grant_types_supported`、`response_types_supported`、`scopes_supported` があります。RFC 8414の3.2節は空の値の省略を求めていますが、`grant_types_supported` がないと既定で2つの方式を提供していることになり、`response_types_supported` は必須だからです。エンドポイントは、背後で動くものがないため記載していません。',
    'rules.deviationResource':
      '[保護リソースのメタデータ]({metadata})には `bearer_methods_supported: []` があり、RFC 9728では、Bearerの方式を一切サポートしないことを意味します。`scopes_supported` と `authorization_servers` は、存在しないため記載していません。',
    'rules.deviationCard':
      '[サーバーカード]({card})には `remotes` がありません。接続できるMCPエンドポイントは存在しません。',
    'rules.deviationExample':
      'OpenAPI記述のオペレーションの例は省略されています。ドキュメントは自分自身を含むことができないためです。',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': '認証ガイド',
    'auth.nothingNeeded': 'ここには認証情報は存在せず、必要もありません。',
    'auth.howInterfaces': '公開されていないインターフェースへのアクセスの申請方法。',
    'auth.howProducts': '公開されていない製品へのアクセスの申請方法。',
    'auth.howQuestions': '質問や問い合わせの方法。',
    'auth.everything':
      '{origin} で公開されているものはすべて公開情報であり、認証情報は不要です。エージェントの方へ：このオリジンに対して登録、認可、トークンの手続きを開始しないでください。「agentic registration」は提供していません。',
    'auth.publisher': '公開者：{name}',
    'auth.discover': '調べる',
    'auth.resource':
      '[保護リソースのメタデータ]({metadata})：`bearer_methods_supported` は空です。これは、Bearerの方式を一切サポートしないことを意味します。',
    'auth.server':
      '[認可サーバーのメタデータ]({metadata})：グラント、応答タイプ、スコープ、`agent_auth.identity_types_supported` は空です。認可、トークン、登録、アイデンティティ、クレーム、イベントのエンドポイントは存在しません。',
    'auth.catalog':
      '[APIカタログ]({catalog})：APIのすべてのURL。カタログにないエンドポイントのURLを作り出さないでください。',
    'auth.pickMethod': '方式を選ぶ',
    'auth.none':
      '選べる方式はありません。認可サーバー、トークンエンドポイント、セルフサービスでの認証情報の発行は存在しません。スコープもありません。登録の種類 `anonymous`、`identity_assertion`、`service_auth` は提供していません。`Authorization` ヘッダーは送信されても無視され、エラーにはなりません。認証情報を送信してはいけません。',
    'auth.noProbe':
      '`/oauth2/token`、`/agent/identity`、`/token` を探らないでください。そこには何もないため、404が返ります。',
    'auth.interfacesHeading': '公開されていないインターフェースへのアクセス',
    'auth.productsHeading': '公開されていない製品へのアクセス',
    'auth.interfaces': '次のインターフェースのエンドポイントは、このオリジンにはありません：',
    'auth.products': '次の製品のエンドポイントは、このオリジンにはありません：',
    'auth.outOfBand': 'アクセスは人に申請します。申請のためのAPIエンドポイントは存在しません。申請方法：',
    'auth.questionsHeading': '質問と問い合わせ',
    'auth.peopleAnswer': '人が回答します。そのためのAPIエンドポイントは存在しません。問い合わせ方法：',
    'auth.byForm': '[お問い合わせフォーム]({form})',
    'auth.byEmail': 'メール：[{email}]({mailto})',
    'auth.topics': 'ご用件：',
    'auth.includesHeading': '問い合わせに含める内容',
    'auth.nextHeading': 'その後の流れ',
    'auth.row200':
      '| 200 | 記載されたすべてのエンドポイント | 成功 | 本文は[OpenAPI記述]({openapi})に記載のドキュメント |',
    'auth.row404':
      '| 404 | 認証に関するように見えるパス（認可、トークン、登録、アイデンティティ） | 想定どおり：認可サーバーは存在しない | 再試行しない |',
    'auth.row401':
      '| 401, 403 | このオリジンのすべての場所 | 記載された手続きには含まれない | 設定の誤りとして扱う。認証の手続きを開始しない。架空の認証情報で再試行しない |',
    'auth.neverRetry': '4xxの応答を受けた同じ内容のリクエストを再試行しないでください。',
    'auth.revocationHeading': '失効',
    'auth.revocation': 'このオリジンは認証情報を発行しないため、失効は該当しません。',
    'auth.securityHeading': 'セキュリティ',
    'auth.security': '脆弱性の報告方法：[security.txt]({security})。',
    'auth.currentHeading': '最新の状態を保つ',
    'auth.current':
      '認証付きの公開APIが提供されることになれば、この方針は変わります。結論を無期限に保持せず、このガイドと2つのメタデータを取得し直してください。',
  },
} satisfies Catalogue<'ja'>;
