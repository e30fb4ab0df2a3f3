/** The URL of this page on this site, with query and hash: the target after signing in. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
