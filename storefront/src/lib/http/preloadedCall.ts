declare global {
  interface Window {
    /** A call that the page started before its scripts had loaded. */
    early?: { url: string; token: string; response: Promise<Response> }
  }
}

/** The pending response of this call of this user, once. */
export function consumePreloadedCall(url: string, token: string): Promise<Response> | null {
  const { early } = window
  if (early?.url !== url || early.token !== token) return null
  delete window.early
  return early.response
}
