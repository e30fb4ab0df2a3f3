import db from '@adonisjs/lucid/services/db'
import type { CertSubject } from '#catalogue/terms'
import type { CertificateStatus } from '#certificates/terms'
import { CertificateSchema } from '#core/schema'
import type { Trx } from '#core/transaction'

/** A person's account of hours in one subject, required and elective kept apart. */
export default class Certificate extends CertificateSchema {
  declare certSubject: CertSubject
  declare certificateStatus: CertificateStatus

  /** Whether a print of it is valid. */
  async isPrinted(client: Trx | ReturnType<typeof db.connection> = db.connection()) {
    const valid = await client
      .from('certificate_issue_lines')
      .where('valid_key', this.id)
      .select('id')
      .first()
    return Boolean(valid)
  }
}
