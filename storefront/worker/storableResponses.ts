/** Field names that no cached response may contain at any depth: keys of tests, telephone and ID numbers, secrets. */
const forbidden = new Set([
  'questionKey',
  'questionKeys',
  'explanation',
  'idCard',
  'telephone',
  'passwd',
  'token',
  'orderNo',
  'invoice',
  'playUrl',
  'pushUrl',
])
/** A user's secret within an otherwise cacheable response. */
const emptied = new Set(['liveCode'])
/** The grade in a practice is only served by the server. */
const leftOut = new Set(['answerPass'])

interface Body {
  code?: string
  userPaper?: { secondsLeft: number | null } | null
  [name: string]: unknown
}

/**
 * The cacheable part of a response, as text; null for nothing. A paper is cached only during an attempt, because the
 * server decides what is shown before and after.
 */
export function storableText(path: string, text: string): string | null {
  const body = read(text)
  if (body?.code !== '200') return null
  if (isPaper(path) && !body.userPaper) return null
  let isForbidden = false
  const storable = JSON.stringify(body, (name, value: unknown) => {
    if (forbidden.has(name)) isForbidden = true
    if (leftOut.has(name)) return undefined
    return emptied.has(name) ? null : value
  })
  return isForbidden ? null : storable
}

/** Updates a cached response: the time of a test runs on. */
export function withElapsedTime(path: string, text: string, seconds: number): string {
  const body = read(text)
  const left = body?.userPaper?.secondsLeft
  if (!isPaper(path) || !body?.userPaper || typeof left !== 'number') return text
  const secondsLeft = Math.max(0, left - Math.max(0, Math.floor(seconds)))
  return JSON.stringify({ ...body, userPaper: { ...body.userPaper, secondsLeft } })
}

const isPaper = (path: string) => path.startsWith('/api/user/papers/')

function read(text: string): Body | null {
  try {
    return JSON.parse(text) as Body
  } catch {
    return null
  }
}

/** Identifies a session; the token cannot be derived from it. */
export async function sessionTag(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
