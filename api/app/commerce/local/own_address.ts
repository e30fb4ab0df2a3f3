import { publicUrl } from '#config/app'

/** An address of the shop itself; null for every other, so that no page of ours leads elsewhere. */
export function ownAddress(given: string | undefined): string | null {
  const url = given ? URL.parse(given) : null
  return url && url.origin === new URL(publicUrl).origin ? url.href : null
}
