import { Migration, type Table, id, key } from '../migration.js'

/** The sum of all `sale_hours` by course. */
export default class extends Migration {
  protected table = 'sale_hour_totals'

  protected columns(table: Table) {
    id(table)
    key(table, 'course_id').notNullable().unique()
    table.integer('copies').notNullable()
    table.bigInteger('amount_fen').notNullable()
    table.integer('order_count').notNullable()
  }
}
