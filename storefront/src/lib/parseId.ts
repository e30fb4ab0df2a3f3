/** A row id as links write it; null for anything else: 1e2 is no other name for 100. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
