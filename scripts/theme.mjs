import program from './library.cjs';

export const { html, renderDate, renderInline, renderLine, translate, trustedHtml } = program.theme();
