import { Migration, type Table, belongsTo, fen, id, key, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'invoices'

  protected columns(table: Table) {
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
    moment(table, 'requested_at')
    moment(table, 'sent_at')
    belongsTo(table, 'sent_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table)

    table.index(['user_id', 'created_at'])
    table.index(['invoice_status', 'invoice_type', 'created_at'], 'invoices_list_index')
    table.index(['created_at'])
  }
}
