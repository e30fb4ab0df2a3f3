/** The address of this page on this site, with query and hash: where somebody comes back to after signing in. */
export function here(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
