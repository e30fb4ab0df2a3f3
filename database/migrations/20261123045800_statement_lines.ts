import { Migration, type Table, belongsTo, id, key } from '../migration.js'

/** A line of an order on a statement; of an earlier month only by how much it changed since. */
export default class extends Migration {
  protected table = 'statement_lines'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'statement_id', { table: 'statements', onDelete: 'RESTRICT', indexed: false })
    // Both without a key of their own: what was closed is a copy.
    key(table, 'channel_id').notNullable()
    key(table, 'order_item_id').notNullable()
    table.string('month', 7).notNullable()
    table.dateTime('paid_at').notNullable()
    table.string('order_no', 32).notNullable()
    table.string('item_name', 1000).notNullable()
    table.integer('sold_copies').notNullable()
    table.integer('refunded_copies').notNullable()
    table.bigInteger('sold_fen').notNullable()
    table.bigInteger('refunded_fen').notNullable()

    table.unique(['statement_id', 'order_item_id', 'month'])
    table.index(['channel_id', 'order_item_id'])
  }
}
