import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { CertSubject } from '#catalogue/terms'
import CertificateIssueLine from '#certificates/issues/certificate_issue_line'
import type { IssueData } from '#certificates/issues/issue_data'
import type { IssueState } from '#certificates/issues/terms'
import { CertificateIssueSchema } from '#core/schema'

/** A printed certificate: its content is immutable, only its state changes. */
export default class CertificateIssue extends CertificateIssueSchema {
  declare certSubject: CertSubject
  declare state: IssueState

  @hasMany(() => CertificateIssueLine)
  declare lines: HasMany<typeof CertificateIssueLine>

  get facts(): IssueData {
    return JSON.parse(this.snapshot)
  }

  /** The cache tag of its public page, by number and by code (`storefront/src/pages/certificates`). */
  get pageTag(): string {
    return `certificate:${this.issueNo}`
  }
}
