/** What Chromium, Safari and Firefox say of a call, and of code that could not be loaded. */
const inputMessages = /to fetch|load failed|module|preload css/i

/** For browsers: whether it was the connection that made `fetch` or `import()` fail. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && inputMessages.test(error.message)
