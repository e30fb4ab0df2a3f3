import { publicUrl } from '#config/app'

/** A URL of the storefront; null for any other, so that no page of ours redirects elsewhere. */
export function ownUrl(text: string | undefined): string | null {
  const url = text ? URL.parse(text) : null
  return url && url.origin === new URL(publicUrl).origin ? url.href : null
}
