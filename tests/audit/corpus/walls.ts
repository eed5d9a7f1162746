// Bot walls that answer with 200 or the like: a table, and so longer than a module should be.
import { isPage, text } from '../replies.ts';
import { type FaultRow, wall, withCookie } from './row.ts';

/** Pages of bot walls as they are sent, shortened. */
const pages = [
  '<title>Just a moment...</title><script>window._cf_chl_opt={cvId:"3"}</script>',
  '<html><script src="https://geo.captcha-delivery.com/captcha/?x"></script></html>',
  '<html><iframe src="/_Incapsula_Resource?SWUDNSAI=31"></iframe></html>',
  '<html><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F"></html>',
  '<!doctype html><title>Making sure you&#39;re not a bot!</title><link href="/.within.website/x/xess/xess.css">',
  '<!DOCTYPE html><title>Human Verification</title><script src="https://a.token.awswaf.com/b/challenge.js"></script>',
  '<html><script>document.cookie="__test="+toHex(slowAES.decrypt(c));location.href="/?i=1";</script></html>',
  '<html><title>Please wait</title><form id="challenge-form" action="/?v=1"></form></html>',
  '<html><noscript>Enable JavaScript and cookies to continue</noscript></html>',
];

export const walls: readonly FaultRow[] = [
  // bot walls that answer 200
  ...pages.map((body): FaultRow => [`a bot wall with 200: ${body.slice(0, 60)}`, ['challenge'], () => wall(body)]),
  [
    'a bot wall with 200 before pages only',
    ['challenge'],
    (reply, { path }) => (path.startsWith('/about/') ? withCookie(wall('<title>Verify you are human</title>')) : reply),
  ],
  [
    'a bot wall with 202',
    ['challenge'],
    () => ({ ...wall('<script></script>'), status: 202, headers: { 'x-amzn-waf-action': 'challenge' } }),
  ],
  [
    'a script of a bot wall in pages that are otherwise right',
    ['body-rewritten'],
    (reply) =>
      reply.status === 200 && isPage(reply) && !reply.headers['Content-Encoding']
        ? {
            ...reply,
            body: Buffer.concat([
              reply.body,
              text.encode(
                "<script>document.cookie='a=1'</script><script src=/cdn-cgi/challenge-platform/scripts/jsd/main.js></script>",
              ),
            ]),
          }
        : reply,
  ],
];
