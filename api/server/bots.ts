/**
 * User agents that identify themselves as programs: crawlers (Baiduspider, Bytespider, 360Spider, Googlebot …), link
 * previews, health checks and monitoring. A program that claims to be a browser counts as one. CUBOT makes phones.
 */
const programs =
  /(?<!cu)bot\b|spider|crawl|slurp|archiver|transcoder|preview|facebookexternalhit|lighthouse|headless|monitor|uptime|pingdom|health|prerender|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|libwww|scrapy|httpclient/i

/** Browsers always send a user agent. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || programs.test(userAgent)
