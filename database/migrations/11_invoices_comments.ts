import { Migration, type Tables, belongsTo, fen, id, key, longText, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** One invoice per order, and those that it replaced. */
    invoices(table) {
      id(table)
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT' })
      // The order while this is its invoice; null once another one replaced it.
      key(table, 'order_key').nullable().unique()
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      table.smallint('invoice_status').unsigned().notNullable().defaultTo(0)
      table.smallint('invoice_type').unsigned().notNullable()
      table.smallint('payer_type').unsigned().notNullable()
      fen(table, 'amount')

      table.string('payer_name', 100).notNullable()
      table.string('payer_id', 18).nullable()
      table.string('payer_bank', 20).nullable()
      table.string('payer_account', 30).nullable()
      table.string('payer_address', 50).nullable()
      table.string('payer_email', 50).nullable()
      table.string('mailing_name', 50).nullable()
      table.string('mailing_telephone', 11).nullable()
      table.string('mailing_address', 50).nullable()

      table.string('express_company', 50).nullable()
      table.string('express_order_no', 20).nullable()
      timestamp(table, 'requested_at')
      timestamp(table, 'sent_at')
      // An electronic invoice whose status followed the parcel of its order: its buyer does not have it yet.
      table.boolean('awaits_file').notNullable().defaultTo(false)
      belongsTo(table, 'sent_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table)
      // After a refund: an unsent invoice is withdrawn, a sent one needs a credit note of the tax office.
      timestamp(table, 'withdrawn_at')
      timestamp(table, 'needs_reversal_at')
      timestamp(table, 'reversed_at')
      key(table, 'reversed_by').nullable()
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
      // Of the provider, or entered by staff.
      table.string('number', 20).nullable()
      timestamp(table, 'issued_at')
      table.string('fail_reason', 200).nullable()
      // The field that the buyer has to correct.
      table.string('fail_field', 20).nullable()

      table.index(['user_id', 'created_at'])
      table.index(['invoice_status', 'invoice_type', 'created_at'], 'invoices_list_index')
      table.index(['created_at'])
      table.index(['needs_reversal_at'])
      table.index(['requested_at'], 'invoices_requested_at_index')
      table.index(['payer_name'], 'invoices_payer_name_index')
      table.unique(['request_no'], { indexName: 'invoices_request_no_unique' })
      table.unique(['number'], { indexName: 'invoices_number_unique' })
      table.index(['issue_state', 'issue_next_at'], 'invoices_issuing_index')
    },

    /** The red invoice of a refund or of a wrong invoice: it reverses an invoice, or a part of it. */
    red_invoices(table) {
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
    },

    /** Electronic invoices (PDF, OFD) uploaded by an admin, with the credit note of a reversed invoice. */
    invoice_files(table) {
      id(table)
      belongsTo(table, 'invoice_id', { table: 'invoices', onDelete: 'RESTRICT' })
      table.boolean('is_reversal').notNullable()
      belongsTo(table, 'red_invoice_id', { table: 'red_invoices', onDelete: 'RESTRICT', nullable: true })
      table.string('object_key', 255).notNullable().unique()
      table.integer('bytes').unsigned().notNullable()
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      timestamps(table, { changes: false })
    },

    /** Comments on courses, shown once approved. */
    comments(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      table.string('comment_content', 500).notNullable()
      table.smallint('comment_status').unsigned().notNullable().defaultTo(1)
      timestamp(table, 'audited_at')
      belongsTo(table, 'audited_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table)

      table.index(['course_id', 'comment_status', 'created_at'])
      table.index(['comment_status', 'created_at'])
      table.index(['user_id', 'created_at'])
      table.index(['created_at'], 'comments_created_at_index')
    },
  }
}
