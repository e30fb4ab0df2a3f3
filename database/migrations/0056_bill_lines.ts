import { Migration, type Table, belongsTo, id, key, moment } from '../migration.js'

/**
 * The lines of a day: what the wallet has booked, and what only we have. `difference` is null where both say the
 * same. Written anew with every run of the day.
 */
export default class extends Migration {
  protected table = 'bill_lines'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'bill_day_id', { table: 'bill_days', onDelete: 'CASCADE', indexed: false })
    table.string('kind', 10).notNullable()
    table.string('merchant_no', 32).nullable()
    table.string('transaction_id', 64).nullable()
    table.string('refund_no', 64).nullable()
    table.bigInteger('wallet_fen').unsigned().nullable()
    table.bigInteger('our_fen').unsigned().nullable()
    table.string('difference', 12).nullable()
    // What our books know of it, to look it up; rows come and go, so these are no foreign keys.
    key(table, 'order_id').nullable()
    key(table, 'payment_exception_id').nullable()
    key(table, 'refund_id').nullable()
    moment(table, 'at')

    table.index(['bill_day_id', 'difference'])
    table.index(['refund_no'])
  }
}
