import User from '#accounts/user'
import ForeignCertificate from '#certificates/foreign/foreign_certificate'
import { toOwnForeign, toPublicForeign } from '#certificates/foreign/foreign_transformer'
import { normalizeWidth } from '#core/shared_rules'

/** A former platform has issued a few to each person. */
const mostOfPerson = 200

export async function foreignCertificatesOf(userId: number) {
  const certificates = await ForeignCertificate.query()
    .where({ userId })
    .orderBy('issuedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfPerson)
  return certificates.map(toOwnForeign)
}

/** As it is stored and looked up. */
export const cleanNumber = (typed: string) => normalizeWidth(typed.trim())

/** One for each provider that used the number. */
export async function foreignCertificatesByNumber(typed: string) {
  const number = cleanNumber(typed)
  const certificates = await ForeignCertificate.query()
    .whereIn('number', [...new Set([number, number.toUpperCase()])])
    .orderBy('id')
    .limit(10)
  const people = await User.query().whereIn(
    'id',
    certificates.map(({ userId }) => userId)
  )
  return certificates.flatMap((certificate) => {
    const person = people.find(({ id }) => id === certificate.userId)
    return person ? [toPublicForeign(certificate, person.userName)] : []
  })
}
