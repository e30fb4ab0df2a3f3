declare global {
  interface Window {
    /** A call that the page began before its scripts were there. */
    early?: { url: string; token: string; response: Promise<Response> }
  }
}

/** The response that is under way for this call of this person, once. */
export function consumePreloadedCall(url: string, token: string): Promise<Response> | null {
  const { early } = window
  if (early?.url !== url || early.token !== token) return null
  delete window.early
  return early.response
}
