const name = 'liveCode'

/** Null without a valid code. */
export function liveCodeFrom(search: string): string | null {
  const code = new URLSearchParams(search).get(name)?.trim() ?? ''
  return /^[\w-]{1,20}$/.test(code) ? code : null
}

/** A used code must not be shared with the link. */
export function withoutLiveCode({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  const text = String(query)
  return pathname + (text && `?${text}`)
}
