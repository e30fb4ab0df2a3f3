import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { CertSubject } from '#catalogue/terms'
import type { CertificateStatus } from '#certificates/terms'
import { CertificateSchema } from '#core/schema'

export default class Certificate extends CertificateSchema {
  declare certSubject: CertSubject
  declare certificateStatus: CertificateStatus

  /** The number and time of its valid issue. */
  async validPrint(client: QueryClientContract = db.connection()) {
    const valid = await client
      .from('certificate_issue_lines as l')
      .join('certificate_issues as i', 'i.id', 'l.certificate_issue_id')
      .where('l.valid_key', this.id)
      .select('i.issue_no as number', 'i.created_at as printedAt')
      .first()
    return valid as { number: string; printedAt: string } | null
  }
}
