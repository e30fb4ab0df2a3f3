import { Migration, type Tables, belongsTo, fen, id, key, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** One invoice per order. */
    invoices(table) {
      id(table)
      key(table, 'order_id').notNullable().unique()
      table.foreign('order_id').references('id').inTable('orders').onDelete('RESTRICT')
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

      table.index(['user_id', 'created_at'])
      table.index(['invoice_status', 'invoice_type', 'created_at'], 'invoices_list_index')
      table.index(['created_at'])
      table.index(['needs_reversal_at'])
      table.index(['requested_at'], 'invoices_requested_at_index')
      table.index(['payer_name'], 'invoices_payer_name_index')
    },

    /** Electronic invoices (PDF, OFD) uploaded by an admin, with the credit note of a reversed invoice. */
    invoice_files(table) {
      id(table)
      belongsTo(table, 'invoice_id', { table: 'invoices', onDelete: 'RESTRICT' })
      table.boolean('is_reversal').notNullable()
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
