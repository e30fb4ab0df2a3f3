/** The address of this page on this site, with query and hash: where somebody comes back to after signing in. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
