import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { sha256 } from '../../src/core/digest.ts';
import type { Document } from '../../src/core/document.ts';
import { findUndrawable, ogImagePath, ogImages } from '../../src/site/assets/og-image.ts';
import { fontOf } from '../theme/drawing/font.ts';

const siteOf = (name: string, language: string, fonts: Readonly<Record<string, Uint8Array>> = {}) =>
  ({
    pagePictures: true,
    name,
    language,
    company: { legalName: `${name} 1924` },
    pages: [],
    publicFiles: Object.entries(fonts).map(([path, bytes]) => ({ path, bytes })),
  }) as unknown as Site;
const page = (title: string) => ({ path: '/', title, kind: 'page' }) as unknown as Document;
const rendered = (document: Document) => document.render({ url: String, catalog: [] }) as Uint8Array;
const digestOf = (site: Site, title: string) =>
  ogImages(site, [page(title)]).map((one) => sha256(rendered(one)).slice(0, 16));

describe('share pictures in the scripts whose fonts are shipped', () => {
  // The name of a picture is made of its text, fonts and shaper. If a digest changes while fonts and harfbuzzjs have not,
  // raise `drawing` in og-image.ts: caches keep pictures for a year by their name. Articles 1 and 26 of the Universal
  // Declaration of Human Rights, made longer by what bends and turns.
  it.each([
    ['ar', 'يولد جميع الناس أحرارًا ومتساوين في الكرامة والحقوق منذ 1948', '516a736d5a2f96c9'],
    ['ar', 'خدمة العملاء: Acme (UK) Ltd، هاتف +49 30 1234', '93420c4463bfec7f'],
    ['fa', 'تمام افراد بشر آزاد زاده می‌شوند و PDF‌های ما', 'a1a4f868659c8a29'],
    ['he', 'כל בני האדם נולדו בני חורין ושווים בערכם (1948)', 'c87dc986c6270193'],
    ['hi', 'सभी मनुष्यों को गौरव और अधिकारों के विषय में जन्मजात स्वतन्त्रता', 'ca57ca9ccb087259'],
    ['bn', 'সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং র‍্যাব নিয়ে', 'e3ddd97d66cba862'],
    ['ta', 'மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்', 'f9f357db9875450b'],
    ['th', 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ', '73efed096d9c7326'],
    ['ka', 'ყველა ადამიანი იბადება თავისუფალი და თანასწორი', '46f319258bdcbd7f'],
    ['ru', 'Все люди рождаются свободными и равными в своём достоинстве', '6626b1d2458287c0'],
    ['uk', 'Всі люди народжуються вільними і рівними: ґрунт, їжа', 'f8d9ebc940bbcb5c'],
    ['el', 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι', '0fa5b9d217147690'],
    ['vi', 'Tất cả mọi người sinh ra đều được tự do và bình đẳng', '4f2258e0de1cbbe3'],
    ['pl', 'Łódź i Ω-pumps', '2e73539415dcf4ba'],
  ])('%s: %s', (language, title, digest) => {
    const site = siteOf(title.split(' ').slice(0, 2).join(' '), language);
    expect(findUndrawable(site, '/', title).characters).toEqual([]);
    expect(digestOf(site, title)).toEqual([digest]);
  });

  it('a title in Latin letters is set as the name beside it: two faces in one picture look wrong', () => {
    const [latin, arabic] = [siteOf('Sample', 'en'), siteOf('خدمة', 'en')];
    expect(digestOf(latin, 'News')).not.toEqual(digestOf(arabic, 'News'));
    // A name that nothing draws changes no face; it is left out.
    const nameless = { ...latin, company: { legalName: '東京' } } as unknown as Site;
    expect(ogImages(nameless, [page('News')])[0]!.madeOf).toBe('[1,"News","Sample","東京"]');
  });
});

describe('a font of public/fonts/', () => {
  // Glyphs of another script under code points of Chinese: which they are is not asked here.
  const font = fontOf('georgian', new Map([...'会社概要、'].map((c, i) => [c.codePointAt(0)!, 20 + i])));
  const title = '会社概要、会社';

  it('draws what no other does', () => {
    const site = siteOf('会社', 'ja', { '/fonts/own.ttf': font });
    expect(ogImages(siteOf('会社', 'ja'), [page(title)])).toEqual([]);
    expect(findUndrawable(site, '/', title).characters).toEqual([]);
    const [image] = ogImages(site, [page(title)]);
    expect(rendered(image!).length).toBeGreaterThan(4000);
    expect(ogImagePath(site, '/', title)).toBe(image!.path);
  });

  it('is part of the picture’s name, the language too: Han glyphs differ by it', () => {
    const other = fontOf('georgian', new Map([...'会社概要、'].map((c, i) => [c.codePointAt(0)!, 30 + i])));
    const paths = [
      siteOf('会社', 'ja', { '/fonts/own.ttf': font }),
      siteOf('会社', 'ja', { '/fonts/own.ttf': other }),
      siteOf('会社', 'zh', { '/fonts/own.ttf': font }),
    ].map((site) => ogImagePath(site, '/', title));
    expect(new Set(paths).size).toBe(3);
    expect(paths).not.toContain(undefined);
  });

  it.each([
    ['elsewhere', { '/own.ttf': font }],
    ['of a form that is not read', { '/fonts/own.woff2': Buffer.from('wOF2 and more of it') }],
    ['that is torn', { '/fonts/own.ttf': font.subarray(0, 300) }],
    ['that is empty', { '/fonts/own.ttf': new Uint8Array(0) }],
    ['without these letters', { '/fonts/own.ttf': fontOf('georgian', new Map([[0x41, 20]])) }],
  ])('%s leaves the picture out', (_, fonts) => {
    const site = siteOf('会社', 'ja', fonts);
    expect(ogImagePath(site, '/', title)).toBeUndefined();
    expect(findUndrawable(site, '/', title).characters).toContain('会');
  });
});
