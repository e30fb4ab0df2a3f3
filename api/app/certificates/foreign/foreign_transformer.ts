import type ForeignCertificate from '#certificates/foreign/foreign_certificate'
import { ForeignState, type ShownForeignState } from '#certificates/foreign/terms'
import { toMinutes } from '#core/duration'
import { maskName } from '#core/shared_rules'
import { now, toWireDay } from '#core/time'

function toCertificate(certificate: ForeignCertificate) {
  const { issuer, number, title, certSubject, requiredCourse, issuedOn, expiresOn, hoursSeconds } = certificate
  return {
    issuer,
    number,
    title,
    certSubject,
    requiredCourse: requiredCourse === null ? null : requiredCourse ? (1 as const) : (0 as const),
    issuedOn,
    expiresOn,
    minutes: hoursSeconds === null ? null : toMinutes(hoursSeconds),
    state: shownState(certificate),
    revokedOn: certificate.revokedOn,
    reason: certificate.reason,
  }
}

function shownState({ state, expiresOn }: ForeignCertificate): ShownForeignState {
  if (state === ForeignState.Revoked || !expiresOn) return state
  return expiresOn < toWireDay(now()) ? 'expired' : state
}

/** For its owner and for admins. */
export const toOwnForeign = (certificate: ForeignCertificate) => ({
  foreignCertificateId: certificate.id,
  hasFile: certificate.fileKey !== null,
  ...toCertificate(certificate),
})

/** Numbers of other providers can be counted through, so the name is masked and there is no ID number. */
export const toPublicForeign = (certificate: ForeignCertificate, userName: string) => ({
  userName: maskName(userName),
  ...toCertificate(certificate),
})
