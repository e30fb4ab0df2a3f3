import { Migration, type Table, id, key } from '../migration.js'

/** How many orders were placed on a business day, and how many of them are paid; counted again when they change. */
export default class extends Migration {
  protected table = 'placed_days'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable()
    // 0 is all orders.
    key(table, 'course_id').notNullable()
    key(table, 'placed').notNullable()
    key(table, 'paid').notNullable()

    table.unique(['course_id', 'day'])
    table.index(['day'])
  }
}
