import { describe, expect, it } from 'vitest';
import { checkTelUri } from '../../src/core/url.ts';

describe('tel: addresses (RFC 3966)', () => {
  it.each([
    'tel:+442079460000',
    'tel:+1-201-555-0123',
    'tel:+1(201)555.0123',
    'TEL:+442079460000',
    'tel:112',
    'tel:030-123456',
    'tel:7042;phone-context=example.com',
    'tel:+442079460000;ext=12',
  ])('%s can be dialled', (uri) => {
    expect(checkTelUri(uri)).toBeUndefined();
  });

  it.each([
    ['tel:+44 20 7946 0000', 'tel:+442079460000'],
    ['tel:+44%2020%207946%200000', 'tel:+442079460000'],
    ['tel:+44\u00a020\u20117946\u00a00000', 'tel:+442079460000'],
    ['tel:+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['tel:+44(0)2079460000', 'tel:+442079460000'],
    ['tel:+49 30/123456', 'tel:+4930123456'],
    ['tel: +442079460000', 'tel:+442079460000'],
    ['tel:030 12 34 56', 'tel:030123456'],
    ['tel:0800-FLOWERS', undefined],
    ['tel:', undefined],
    ['tel:+', undefined],
    ['tel:\u0660\u0661\u0662', undefined],
    ['tel:+44207946;ext=1 2', undefined],
  ])('%s cannot, and is mended only without doubt', (uri, mended) => {
    expect(checkTelUri(uri)).toEqual({ mended });
  });
});
