import { BaseSchema } from '@adonisjs/lucid/schema'
import {
  type Table,
  belongsTo,
  id,
  key,
  longText,
  moment,
  seconds,
  timestamps,
} from '../migration.js'

/**
 * One print may replace two, one of each certificate that it covers: what replaced a print is written beside the old one.
 * Until here nothing wrote these tables, so they are made anew: SQLite cannot drop a column with a foreign key.
 */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('certificate_issues', 'superseded_by_id')) return
    const row = await this.db.from('certificate_issues').first()
    if (row) throw new Error('certificate_issues holds rows of an unknown release')

    this.schema.dropTable('certificate_issue_lines')
    this.schema.dropTable('certificate_issues')
    this.schema.createTable('certificate_issues', (table) => {
      this.#charset(table)
      issueColumns(table)
    })
    this.schema.createTable('certificate_issue_lines', (table) => {
      this.#charset(table)
      lineColumns(table)
    })
  }

  /** The tables go with the migrations that made them. */
  async down() {}

  #charset(table: Table) {
    if (this.db.dialect.name !== 'mysql') return
    table.charset('utf8mb4')
    table.collate('utf8mb4_bin')
  }
}

/** A printed certificate. What was printed stays; only its state moves on. */
function issueColumns(table: Table) {
  id(table)
  table.string('issue_no', 32).notNullable().unique()
  table.string('verify_code', 40).notNullable().unique()
  belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
  table.string('cert_subject', 10).notNullable()
  longText(table, 'snapshot').notNullable()
  longText(table, 'credential').notNullable()
  table.integer('rule_version').unsigned().notNullable()
  table.string('file_key', 255).notNullable().unique()
  table.string('file_hash', 64).notNullable()
  table.integer('file_bytes').unsigned().notNullable()
  table.string('state', 10).notNullable().defaultTo('valid')
  belongsTo(table, 'superseded_by_id', { table: 'certificate_issues', onDelete: 'SET NULL' })
  moment(table, 'superseded_at')
  belongsTo(table, 'issued_by', { table: 'users', onDelete: 'SET NULL' })
  moment(table, 'revoked_at')
  belongsTo(table, 'revoked_by', { table: 'users', onDelete: 'SET NULL' })
  table.string('reason', 200).nullable()
  timestamps(table, { changes: false })

  table.index(['user_id', 'created_at'])
  table.index(['state', 'created_at'])
}

/** The certificates that one print covers. */
function lineColumns(table: Table) {
  id(table)
  belongsTo(table, 'certificate_issue_id', {
    table: 'certificate_issues',
    onDelete: 'RESTRICT',
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
