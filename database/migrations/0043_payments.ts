import {
  Migration,
  type Table,
  belongsTo,
  fen,
  id,
  key,
  longText,
  moment,
  timestamps,
} from '../migration.js'

/** One attempt to pay an order: a merchant number of its own, closed before the next one opens. */
export default class extends Migration {
  protected table = 'payments'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT' })
    table.string('merchant_no', 32).notNullable().unique()
    table.string('provider', 20).notNullable()
    fen(table, 'amount')
    table.string('status', 10).notNullable().defaultTo('open')
    // = order_id while open: one open attempt an order.
    key(table, 'open_key').nullable().unique()
    // = order_id on the attempt that settled the order: an order is paid once.
    key(table, 'paid_key').nullable().unique()
    table.string('code_url', 500).nullable()
    table.string('transaction_id', 64).nullable().unique()
    longText(table, 'provider_answer').nullable()
    table.dateTime('expires_at').notNullable()
    moment(table, 'paid_at')
    moment(table, 'closed_at')
    timestamps(table)

    table.index(['status', 'expires_at'])
  }
}
