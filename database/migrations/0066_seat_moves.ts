import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** A seat that went from one telephone to another: who took it from whom is asked long afterwards. */
export default class extends Migration {
  protected table = 'seat_moves'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'order_item_id', {
      table: 'order_items',
      onDelete: 'RESTRICT',
      indexed: false,
    })
    table.integer('seat_no').unsigned().notNullable()
    table.string('from_telephone', 11).notNullable()
    table.string('to_telephone', 11).notNullable()
    belongsTo(table, 'moved_by', { table: 'users', onDelete: 'RESTRICT' })
    timestamps(table)

    table.index(['order_item_id', 'created_at'])
  }
}
