/**
 * User-Agents of crawlers, assistants and programs, which firewalls sort clients by: all must get the same. Names are
 * those of robots.txt, where there is one.
 */
export const userAgents: Readonly<Record<string, string>> = {
  // OpenAI
  GPTBot: compatible('GPTBot/1.3; +https://openai.com/gptbot'),
  'OAI-SearchBot': compatible('OAI-SearchBot/1.3; +https://openai.com/searchbot'),
  'ChatGPT-User': compatible('ChatGPT-User/1.0; +https://openai.com/bot'),
  // Anthropic
  ClaudeBot: compatible('ClaudeBot/1.0; +claudebot@anthropic.com'),
  'Claude-User': compatible('Claude-User/1.0; +Claude-User@anthropic.com'),
  'Claude-SearchBot': compatible('Claude-SearchBot/1.0; +Claude-SearchBot@anthropic.com'),
  // other answer engines
  PerplexityBot: compatible('PerplexityBot/1.0; +https://perplexity.ai/perplexitybot'),
  'Perplexity-User': compatible('Perplexity-User/1.0; +https://perplexity.ai/perplexity-user'),
  'MistralAI-User': compatible('MistralAI-User/1.0; +https://docs.mistral.ai/robots'),
  DuckAssistBot: 'Mozilla/5.0 (compatible; DuckAssistBot/1.2; +http://duckduckgo.com/duckassistbot.html)',
  'meta-externalagent': 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  Amazonbot: compatible('Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot'),
  CCBot: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
  // search engines
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: compatible('bingbot/2.0; +http://www.bing.com/bingbot.htm'),
  Applebot:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  // libraries for own programs
  curl: 'curl/8.14.1',
  'Python requests': 'python-requests/2.32.5',
  Node: 'node',
  Go: 'Go-http-client/2.0',
};

function compatible(product: string): string {
  return `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${product})`;
}
