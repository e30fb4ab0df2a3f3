import { Migration, type Table, belongsTo, id, key, seconds } from '../migration.js'

/** The certificates that one print covers. */
export default class extends Migration {
  protected table = 'certificate_issue_lines'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'certificate_issue_id', {
      table: 'certificate_issues',
      onDelete: 'CASCADE',
      indexed: false,
    })
    belongsTo(table, 'certificate_id', { table: 'certificates', onDelete: 'RESTRICT' })
    seconds(table, 'uploaded')
    // = certificate_id while the issue is valid: one valid print a certificate.
    key(table, 'valid_key').nullable().unique()

    table.unique(['certificate_issue_id', 'certificate_id'], {
      indexName: 'certificate_issue_lines_unique',
    })
  }
}
