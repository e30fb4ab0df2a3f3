import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** What staff wrote about an order for each other; no buyer sees it. */
export default class extends Migration {
  protected table = 'order_notes'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT' })
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
    table.string('note', 500).notNullable()
    timestamps(table, { changes: false })
  }
}
