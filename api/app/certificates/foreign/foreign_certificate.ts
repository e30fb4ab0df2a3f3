import type { CertSubject } from '#catalogue/terms'
import type { ForeignState } from '#certificates/foreign/terms'
import { ForeignCertificateSchema } from '#core/schema'

/** Issued by another provider: shown, and never signed or printed by this platform. */
export default class ForeignCertificate extends ForeignCertificateSchema {
  declare certSubject: CertSubject | null
  declare state: ForeignState
}
