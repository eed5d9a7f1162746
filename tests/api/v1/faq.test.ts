import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/content/site.ts';
import { bare, siteOf } from '../../support/site-of.ts';
import { bodyOf, resourceOf } from './bodies.ts';

const site = { ...siteOf('tests/fixtures/small').site, language: 'en-GB' };
const question: Question = {
  id: 'how-heavy',
  question: 'How heavy is it?',
  category: 'about-pumps',
  order: 1,
  updated: '2031-01-02',
  markdown: '\nTwo *kilograms*: see [privacy](/datenschutz/).\n\n',
  html: '<p>Two <em>kilograms</em></p>',
  source: 'content/faq/how-heavy.md',
};

describe('faq.json', () => {
  it('gives each answer as text and as Markdown with absolute links', () => {
    expect(bodyOf('faq', { ...site, baseUrl: 'https://o.example', questions: [question] })).toEqual({
      url: 'https://o.example/api/v1/faq.json',
      updated: '2031-01-02',
      questions: [
        {
          id: 'how-heavy',
          question: 'How heavy is it?',
          answer: 'Two kilograms: see privacy (https://o.example/datenschutz/).',
          answerMarkdown: 'Two *kilograms*: see [privacy](https://o.example/datenschutz/).',
          category: 'about-pumps',
          url: 'https://o.example/questions/how-heavy/',
          updated: '2031-01-02',
        },
      ],
    });
  });

  it('is as new as its newest question, or as content/site.ts', () => {
    const updatedWith = (date: string) =>
      resourceOf('faq').updated({ ...site, questions: [{ ...question, updated: date }] });
    expect(updatedWith('2031-01-02')).toBe('2031-01-02');
    expect(updatedWith('2001-01-02')).toBe(site.updated.site);
  });

  it('promises what it holds', () => {
    const told = resourceOf('faq').description;
    expect(told(site)).toBe('Published questions and answers.');
  });

  it('is not published with nothing in it', () => {
    const { has } = resourceOf('faq');
    expect([has?.(site), has?.(bare(site))]).toEqual([true, false]);
  });
});
