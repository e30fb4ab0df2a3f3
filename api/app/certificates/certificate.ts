import { CertificateSchema } from '#core/schema'
import type { CertSubject } from '#catalogue/terms'
import type { CertificateStatus } from '#certificates/terms'

/** A person's account of hours in one subject, required and elective kept apart. */
export default class Certificate extends CertificateSchema {
  declare certSubject: CertSubject
  declare certificateStatus: CertificateStatus
}
