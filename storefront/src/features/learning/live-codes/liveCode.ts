const name = 'liveCode'

/** The live code in the query of an address, or null when there is none that could be one. */
export function codeFrom(search: string): string | null {
  const code = new URLSearchParams(search).get(name)?.trim() ?? ''
  return /^[\w-]{1,20}$/.test(code) ? code : null
}

/** The same address without the code: it is used up, and must not travel on with a shared link. */
export function withoutCode({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  return pathname + (query.size ? `?${query}` : '')
}
