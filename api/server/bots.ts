/**
 * Who calls itself a program: crawlers (Baiduspider, Bytespider, 360Spider, Googlebot …), link previews, checks of
 * the product and of those who watch it. The words are those that such programs use for themselves; one that says
 * it is a browser is counted as one. CUBOT makes telephones.
 */
const programs =
  /(?<!cu)bot\b|spider|crawl|slurp|archiver|transcoder|preview|facebookexternalhit|lighthouse|headless|monitor|uptime|pingdom|health|prerender|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|libwww|scrapy|httpclient/i

/** A browser always says what it is. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || programs.test(userAgent)
