/** Limits of the server (docs/threats.md S40). */
export const limits = {
  headersMs: 10_000,
  /** From the first to the last byte of a request body. */
  requestMs: 30_000,
  /** The same for uploads of files and videos. */
  uploadMs: 600_000,
  /** How often Node checks for requests that are too slow. */
  checkMs: 2_000,
  keepAliveMs: 5_000,
  headerBytes: 16_384,
  connections: 1_000,
  connectionsPerAddress: 50,
  /** Behind the trusted proxy, whose connections do not correspond to users: an office shares one IP. */
  requestsPerForwardedAddress: 100,
  /** Per minute. An office that takes a test sends some hundred kilobytes, a teacher's import two megabytes. */
  bodyBytesPerAddress: process.env.RATE_LIMITS === 'off' ? Infinity : 32_000_000,
  /** How long a request may keep sending its body after its response. */
  lingerMs: 2_000,
}

export type Limits = typeof limits

/** These use `uploadMs` instead of `requestMs`. */
export const uploadRoutes =
  /^\/(api\/files\/upload|api\/(admin|v1)\/imports|uploads|local\/video-uploads\/[^/?]+)\/?(\?|$)/
