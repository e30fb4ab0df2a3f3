import { publicUrl } from '#config/app'

/** A URL of the storefront; null for any other, so that no page of ours redirects elsewhere. */
export function ownAddress(given: string | undefined): string | null {
  const url = given ? URL.parse(given) : null
  return url && url.origin === new URL(publicUrl).origin ? url.href : null
}
