import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo, fen, id, key, longText, timestamp, timestamps, type Table } from '../migration.js'

/** Digital invoices issued by a provider, and the red letters that reverse them. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits every statement: an interrupted migration may have done a part.
    if (!(await this.schema.hasColumn('invoices', 'issue_state'))) this.schema.alterTable('invoices', addColumns)
    if (!(await this.schema.hasTable('red_invoices'))) {
      this.schema.createTable('red_invoices', (table) => {
        if (this.db.dialect.name === 'mysql') {
          table.charset('utf8mb4')
          table.collate('utf8mb4_bin')
        }
        redInvoices(table)
      })
    }
    if (!(await this.schema.hasColumn('invoice_files', 'red_invoice_id'))) {
      this.schema.alterTable('invoice_files', (table) => void key(table, 'red_invoice_id').nullable())
    }
  }

  async down() {
    this.schema.alterTable('invoice_files', (table) => void table.dropColumn('red_invoice_id'))
    this.schema.dropTable('red_invoices')
    this.schema.alterTable('invoices', (table) => {
      table.dropIndex(['issue_state', 'issue_next_at'], 'invoices_issuing_index')
      table.dropUnique(['request_no'], 'invoices_request_no_unique')
      table.dropUnique(['number'], 'invoices_number_unique')
      table.dropColumns(...columnNames)
    })
  }
}

const columnNames = [
  'issuer',
  'request_no',
  'issue_state',
  'issue_next_at',
  'issue_requested_by',
  'issue_lines',
  'number',
  'issued_at',
  'fail_reason',
  'fail_field',
]

function addColumns(table: Table) {
  // The driver that issues it; null while staff issue by hand.
  table.string('issuer', 20).nullable()
  // Our number for the provider; a new one only after the provider reported the former as failed.
  table.string('request_no', 20).nullable()
  table.string('issue_state', 10).notNullable().defaultTo('none')
  // When the provider is asked again.
  timestamp(table, 'issue_next_at')
  // Without a foreign key: an invoice outlives the account that requested it.
  key(table, 'issue_requested_by').nullable()
  // The taxed lines as they were requested.
  longText(table, 'issue_lines').nullable()
  table.string('number', 20).nullable()
  timestamp(table, 'issued_at')
  table.string('fail_reason', 200).nullable()
  // The field that the buyer has to correct.
  table.string('fail_field', 20).nullable()

  table.unique(['request_no'], { indexName: 'invoices_request_no_unique' })
  table.unique(['number'], { indexName: 'invoices_number_unique' })
  table.index(['issue_state', 'issue_next_at'], 'invoices_issuing_index')
}

/** A refund of an issued invoice has a red invoice of its own. */
function redInvoices(table: Table) {
  id(table)
  belongsTo(table, 'invoice_id', { table: 'invoices', onDelete: 'RESTRICT' })
  table.string('request_no', 20).notNullable().unique()
  table.string('state', 10).notNullable()
  table.smallint('reason').unsigned().notNullable()
  fen(table, 'amount')
  longText(table, 'red_lines').notNullable()
  table.string('note_no', 40).nullable()
  table.string('note_state', 2).nullable()
  table.string('number', 20).nullable().unique()
  timestamp(table, 'issued_at')
  table.string('fail_reason', 200).nullable()
  timestamp(table, 'next_at')
  // Without a foreign key: a red invoice outlives the account that requested it.
  key(table, 'requested_by').notNullable()
  timestamps(table)

  table.index(['state', 'next_at'], 'red_invoices_open_index')
}
