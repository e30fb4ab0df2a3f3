/** For browsers: `fetch` was rejected: there is no line, or no answer came in time. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** What Chromium, Safari and Firefox say of a call, and of code that could not be loaded. */
const sentences =
  /failed to fetch|load failed|networkerror|dynamically imported module|importing a module script|unable to preload css/i

/** Also of calls without the client, and of `import()`. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof Error && (error.name === 'AbortError' || sentences.test(error.message)))
