/** What the server admits (docs/threats.md S40). */
export const limits = {
  headersMs: 10_000,
  /** From the first byte to the last of a request's body. */
  requestMs: 30_000,
  /** The same where files and videos come in. */
  uploadMs: 600_000,
  /** How often Node looks for requests that are too slow. */
  checkMs: 2_000,
  keepAliveMs: 5_000,
  headerBytes: 16_384,
  connections: 1_000,
  connectionsPerAddress: 50,
  /** Behind the trusted proxy, whose connections say nothing about people: an office shares one address. */
  requestsPerForwardedAddress: 100,
  /** In a minute. An office that sits a test sends some hundred kilobytes, a teacher's import two megabytes. */
  bodyBytesPerAddress: process.env.RATE_LIMITS === 'off' ? Infinity : 32_000_000,
  /** How long an answered request may take to send the rest of its body. */
  lingerMs: 2_000,
}

export type Limits = typeof limits

/** `uploadMs` counts here instead of `requestMs`. */
export const uploadRoutes = /^\/(api\/files\/upload|uploads|local\/video-uploads\/[^/?]+)\/?(\?|$)/
