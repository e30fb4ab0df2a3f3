/** Messages of Chromium, Safari and Firefox for a failed request, and for code that could not be loaded. */
const inputMessages = /to fetch|load failed|module|preload css/i

/** For browsers: whether `fetch` or `import()` failed because of the connection. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && inputMessages.test(error.message)
