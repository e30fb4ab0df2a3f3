import {
  Migration,
  type Table,
  belongsTo,
  id,
  key,
  longText,
  moment,
  timestamps,
} from '../migration.js'

/** A printed certificate. What was printed stays; only its state moves on. */
export default class extends Migration {
  protected table = 'certificate_issues'

  protected columns(table: Table) {
    id(table)
    table.string('issue_no', 32).notNullable().unique()
    table.string('verify_code', 40).notNullable().unique()
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    table.string('cert_subject', 10).notNullable()
    longText(table, 'snapshot').notNullable()
    table.integer('rule_version').unsigned().notNullable().defaultTo(1)
    table.string('file_key', 255).nullable()
    table.string('file_hash', 64).nullable()
    table.string('state', 10).notNullable().defaultTo('valid')
    key(table, 'replaces_id').nullable().unique()
    table.foreign('replaces_id').references('id').inTable('certificate_issues').onDelete('RESTRICT')
    belongsTo(table, 'issued_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'revoked_at')
    belongsTo(table, 'revoked_by', { table: 'users', onDelete: 'SET NULL' })
    table.string('reason', 200).nullable()
    timestamps(table, { changes: false })

    table.index(['user_id', 'created_at'])
  }
}
