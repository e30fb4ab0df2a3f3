import { ForeignLength } from '@zhuxue/api/terms/certificates/foreign'
import type { ForeignCertificate } from '~/lib/http/apiTypes'
import { api } from '~/lib/http/server'

/** What other providers issued under a number that is not of our form. */
export async function foreignCertificates(typed: string): Promise<ForeignCertificate[]> {
  const number = typed.trim()
  if (!number || number.length > ForeignLength.number) return []
  const { certificates } = await api.certificates.foreign.index({ query: { number } })
  return certificates
}
