/** The storefront and the account pages. */
const storefront = /^\/(index(\/[\w\-/]*)?|board\/user(\/[\w\-/]+)?)$/

/** `/login/{goback}` is one path segment with escaped slashes; a page of the back office is for holders of its role. */
export function gobackFrom(segment: string | undefined): string | null {
  try {
    return safeStaffGoback(decodeURIComponent(segment ?? ''))
  } catch {
    return null
  }
}

/**
 * The URL to return to after login. It is untrusted: only allowed paths of this site pass, however they are encoded.
 */
export function safeGoback(requestedPath: string | null | undefined, allowed = storefront): string | null {
  if (!requestedPath || requestedPath.length > 500 || !requestedPath.startsWith('/')) return null
  if (/[\\\p{Cc}\s]/u.test(requestedPath) || requestedPath.startsWith('//')) return null
  const here = 'https://here.invalid'
  const url = urlOf(requestedPath, here)
  if (!url || url.origin !== here || url.username || url.password) return null
  return allowed.test(url.pathname) ? url.pathname + url.search + url.hash : null
}

const board = /^\/board\/(admin|teacher|channel|auditor)(\/[\w-]+)*\/?$/

/** A page of the back office. */
export const safeBoardGoback = (requestedPath: string | null) => safeGoback(requestedPath, board)

/** After the staff step also a page of the back office. */
export const safeStaffGoback = (requestedPath: string | null) =>
  safeBoardGoback(requestedPath) ?? safeGoback(requestedPath)

function urlOf(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
