import {
  Migration,
  type Table,
  belongsTo,
  fen,
  id,
  longText,
  moment,
  timestamps,
} from '../migration.js'

/** Money that arrived and settled nothing: late, double, another amount, or no order at all. */
export default class extends Migration {
  protected table = 'payment_exceptions'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'payment_id', { table: 'payments', onDelete: 'RESTRICT', nullable: true })
    belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT', nullable: true })
    table.string('kind', 10).notNullable()
    fen(table, 'amount')
    table.string('transaction_id', 64).notNullable().unique()
    longText(table, 'detail').nullable()
    table.string('status', 10).notNullable().defaultTo('open')
    table.string('resolution', 200).nullable()
    belongsTo(table, 'resolved_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'resolved_at')
    timestamps(table)

    table.index(['status', 'created_at'])
  }
}
