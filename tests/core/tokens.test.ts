import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { estimateTokens } from '../../src/core/tokens.ts';

const digest = (seed: number) => createHash('sha256').update(String(seed)).digest();
const uuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
const names = ['appointment-booking', 'prescription-requests', 'triage', 'referral-status', 'missed-call-recovery'];
const name = (i: number) => names[i % names.length]!;

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Public Company Data API', version: '1.0.0', description: 'Facts about the company. Read-only.' },
  servers: [{ url: 'https://example.com' }],
  paths: Object.fromEntries(
    ['index', 'status', 'company', 'solutions', 'industries', 'faq'].map((path) => [
      `/api/v1/${path}.json`,
      { get: { operationId: `get-${path}`, responses: { '200': { description: `The ${path} document.` } } } },
    ]),
  ),
};

// None of these was among the texts that the constants were fitted on.
const texts: Readonly<Record<string, string>> = {
  'English prose': `We publish what is true about us and nothing else. Each statement on this page has an owner, a date on which it was last checked, and a place in the source where it can be corrected. If you find a mistake, tell us: the correction will be online within a day, and the old statement stays in the history. Journalists, regulators and procurement teams may quote from these pages without asking. Software may read them too, at any reasonable rate, because every address answers with a plain file that caches well.`,
  'Markdown with a list': `## Who we are\n\n**Northwind Care Ltd** is a company registered in *England and Wales*.\n\n- Office hours: Monday to Friday, 09:00–18:00\n- Email: [press@northwind.example](mailto:press@northwind.example)\n- Phone: +44 20 7946 0999\n- Status: see the [status page](/status/) or \`GET /api/v1/status.json\`\n\n1. Read the guide.\n2. Write to us.\n3. Wait for two working days.\n\n> Do not send patient data.\n`,
  'a table of URLs': `| Document | Address | Media type |\n| --- | --- | --- |\n${lines(12, (i) => `| ${name(i)} | https://northwind.example/solutions/${name(i)}/ | text/html; charset=utf-8 |`)}`,
  'indented JSON': JSON.stringify(openapi, null, 2),
  'compact JSON': JSON.stringify(openapi),
  'llms.txt': `# Northwind Care\n\n> Voice agents for clinics.\n\n## Docs\n\n${lines(15, (i) => `- [${name(i).replaceAll('-', ' ')}](https://northwind.example/docs/${name(i)}.md): what it does, for whom, and what it needs`)}`,
  'SHA-256 digests': lines(10, (i) => `${name(i)} sha256:${digest(i).toString('hex')}`),
  UUIDs: lines(15, (i) => `| ${name(i)} | ${uuid(digest(i).toString('hex'))} |`),
  'base64 digests': lines(
    10,
    (i) => `<script src="/${name(i)}.js" integrity="sha256-${digest(i).toString('base64')}"></script>`,
  ),
  'dates and numbers': lines(
    15,
    (i) => `2026-0${(i % 9) + 1}-1${i % 10}: ${i * 1234} calls, ${i * 7}.${i} % answered, £${i * 99}.00`,
  ),
  German: `Das Unternehmen wird von zwei Geschäftsführern geleitet und hat seinen Sitz in Hamburg. Auf dieser Seite finden Sie alle Angaben, die wir gesetzlich veröffentlichen müssen, und einige weitere, nach denen häufig gefragt wird. Jede Angabe wird mindestens einmal im Vierteljahr geprüft. Wenn Sie einen Fehler entdecken, freuen wir uns über eine kurze Nachricht an die unten stehende Adresse.`,
  French: `L'entreprise est dirigée par deux gérants et son siège se trouve à Lyon. Vous trouverez sur cette page toutes les informations que la loi nous oblige à publier, ainsi que d'autres qui nous sont souvent demandées. Chaque information est vérifiée au moins une fois par trimestre. Si vous trouvez une erreur, merci de nous envoyer un court message à l'adresse indiquée ci-dessous.`,
  Spanish: `La empresa está dirigida por dos administradores y tiene su sede en Valencia. En esta página encontrará toda la información que la ley nos obliga a publicar y alguna otra que nos piden con frecuencia. Cada dato se comprueba al menos una vez por trimestre. Si encuentra un error, le agradecemos que nos envíe un breve mensaje a la dirección que aparece más abajo.`,
  Italian: `L'azienda è guidata da due amministratori e ha sede a Torino. In questa pagina si trovano tutte le informazioni che la legge ci obbliga a pubblicare e alcune altre che ci vengono chieste spesso. Ogni dato viene controllato almeno una volta a trimestre. Se trovate un errore, vi preghiamo di inviarci un breve messaggio all'indirizzo riportato qui sotto.`,
  Dutch: `Het bedrijf wordt geleid door twee bestuurders en is gevestigd in Utrecht. Op deze pagina vindt u alle gegevens die wij volgens de wet moeten publiceren, en enkele andere waar vaak naar wordt gevraagd. Elk gegeven wordt ten minste eens per kwartaal gecontroleerd. Als u een fout vindt, stuur ons dan een kort bericht naar het adres hieronder.`,
  Polish: `Firmą kieruje dwóch członków zarządu, a jej siedziba znajduje się w Krakowie. Na tej stronie znajdują się wszystkie informacje, które zgodnie z prawem musimy publikować, oraz kilka innych, o które często jesteśmy pytani. Każda informacja jest sprawdzana co najmniej raz na kwartał. W razie zauważenia błędu prosimy o krótką wiadomość na adres podany poniżej.`,
  Swedish: `Bolaget leds av två direktörer och har sitt säte i Malmö. På den här sidan finns alla uppgifter som vi enligt lag måste offentliggöra, och några andra som vi ofta får frågor om. Varje uppgift kontrolleras minst en gång i kvartalet. Om du hittar ett fel är vi tacksamma för ett kort meddelande till adressen nedan.`,
  Portuguese: `A empresa é dirigida por dois gerentes e tem sede no Porto. Nesta página encontra todas as informações que a lei nos obriga a publicar e algumas outras que nos são pedidas com frequência. Cada informação é verificada pelo menos uma vez por trimestre. Se encontrar um erro, agradecemos que nos envie uma breve mensagem para o endereço indicado abaixo.`,
  'the licence of this project': readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8'),
};

test.each(Object.entries(texts))('%s is estimated within 10 %%', (_, text) => {
  const exact = countTokens(text);
  expect(Math.abs(estimateTokens(text) / exact - 1)).toBeLessThan(0.1);
});

// Articles of even numbers; the shares of scripts were fitted on the others.
const { articles } = JSON.parse(readFileSync(new URL('../fixtures/udhr.json', import.meta.url), 'utf8')) as {
  articles: Readonly<Record<string, string>>;
};
const pages: Readonly<Record<string, string>> = {
  ar: 'تأسست شركتنا عام ألفين وخمسة ومقرها الرئيسي في عمان، وهي متخصصة في إنتاج المضخات الصناعية والصمامات. إذا كنتم مهتمين بمنتجاتنا فيرجى الاتصال بنا عبر البريد الإلكتروني أو الهاتف. تتم مراجعة جميع المعلومات على هذا الموقع وتحديثها بانتظام. نحن نحمي بياناتكم ولا نبيع معلوماتكم الشخصية لأي طرف ثالث.',
  fa: 'شرکت ما در سال ۱۳۸۴ تأسیس شد و دفتر مرکزی آن در تهران است. ما پمپ‌های صنعتی تولید می‌کنیم. اگر به محصولات ما علاقه‌مند هستید، لطفاً از طریق ایمیل یا تلفن با ما تماس بگیرید. همه اطلاعات این وب‌سایت به طور منظم بررسی و به‌روز می‌شود. ما اطلاعات شخصی شما را به هیچ کس نمی‌فروشیم.',
  he: 'החברה שלנו נוסדה בשנת 2005 ומשרדיה הראשיים נמצאים בחיפה. אנחנו מייצרים משאבות תעשייתיות ושסתומים. אם אתם מתעניינים במוצרים שלנו, אנא צרו קשר בדואר אלקטרוני או בטלפון. כל המידע באתר זה נבדק ומתעדכן באופן קבוע.',
  hi: 'हमारी कंपनी की स्थापना वर्ष 2005 में हुई थी और इसका मुख्यालय पुणे में है। हम औद्योगिक पंप और वाल्व बनाते हैं। यदि आप हमारे उत्पादों में रुचि रखते हैं, तो कृपया ईमेल या फोन से हमसे संपर्क करें। इस वेबसाइट की सभी जानकारी नियमित रूप से जांची और अपडेट की जाती है।',
  ja: '当社はウェブサイトで会社情報を公開しています。お問い合わせはメールまたは電話でお願いいたします。営業時間は平日の午前9時から午後5時までです。製品の仕様書はこちらからダウンロードできます。私たちは、お客様のデータを安全に管理し、プライバシーを守るために、セキュリティ対策を定期的に見直しています。',
  zh: '我们公司成立于二〇〇五年，总部位于上海，主要生产工业水泵和阀门。如果您对我们的产品感兴趣，请通过电子邮件或电话与我们联系。本网站上的所有信息都会定期检查和更新。我们使用安全的技术保护您的数据，不会把您的个人信息出售给第三方。客户服务中心的工作时间是周一到周五上午九点到下午六点。',
};

test.each([...Object.entries(articles), ...Object.entries(pages)])('%s is estimated within 15 %%', (_, text) => {
  expect(Math.abs(estimateTokens(text) / countTokens(text) - 1)).toBeLessThan(0.15);
});

test('Bulgarian and Ukrainian are not taken for Russian, of which o200k_base knows more words', () => {
  const [russian, ukrainian] = ['ru', 'uk'].map((tag) => articles[tag] ?? '');
  const perLetter = (text = '') => estimateTokens(text) / text.length;
  expect(perLetter(ukrainian)).toBeGreaterThan(perLetter(russian) * 1.2);
  expect(perLetter(russian?.replaceAll(/[ыэ]/gi, 'а'))).toBeGreaterThan(perLetter(russian) * 1.1);
});

test('the texts together are estimated within 3 %', () => {
  const all = Object.values(texts);
  const sum = (count: (text: string) => number) => all.reduce((total, text) => total + count(text), 0);
  expect(Math.abs(sum(estimateTokens) / sum(countTokens) - 1)).toBeLessThan(0.03);
});

test('an estimate is a whole number, 0 for nothing and at least 1 for something', () => {
  expect(estimateTokens('')).toBe(0);
  for (const text of ['a', ' ', '\n', '…', '漢字', '🎉', '\ud800']) {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(estimateTokens(text))).toBe(true);
  }
});

test('long runs take linear time', () => {
  for (const run of ['a', '1', ' ', '-', '\n', 'aB1', 'abcdef0', ' \n', "'s"]) {
    expect(estimateTokens(run.repeat(200_000))).toBeGreaterThan(0);
  }
}, 10_000);
