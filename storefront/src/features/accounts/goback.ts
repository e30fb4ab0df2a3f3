/** Pages that login may lead back to: the public site and the learner board, nothing else. */
const allowed = /^\/(index(\/[\w\-/]*)?|board\/user\/[\w\-/]+)$/

/** The address in `/login/{goback}`: one path segment, so its slashes are still escaped. Nonsense is null. */
export function gobackFrom(segment: string | undefined): string | null {
  try {
    return safeGoback(decodeURIComponent(segment ?? ''))
  } catch {
    return null
  }
}

/**
 * The address to return to after login, or null. It comes from the address bar and so from anybody: only a
 * path of this site on the list passes, never another origin, however it is spelt.
 */
export function safeGoback(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 500 || !wanted.startsWith('/')) return null
  if (/[\\\p{Cc}\s]/u.test(wanted) || wanted.startsWith('//')) return null
  const here = 'https://here.invalid'
  if (!URL.canParse(wanted, here)) return null
  const url = new URL(wanted, here)
  if (url.origin !== here || url.username || url.password) return null
  return allowed.test(url.pathname) ? url.pathname + url.search : null
}
