/** A row id in the form of links; null for anything else: 1e2 must not be an alias of 100. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
