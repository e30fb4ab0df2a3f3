import { Migration, type Table, id, key } from '../migration.js'

/** How many orders were placed in an hour of the first day that `placed_days` does not hold yet, and how many of them are paid. */
export default class extends Migration {
  protected table = 'placed_hours'

  protected columns(table: Table) {
    id(table)
    // Its beginning.
    table.dateTime('hour').notNullable()
    // 0 is all orders.
    key(table, 'course_id').notNullable()
    key(table, 'placed').notNullable()
    key(table, 'paid').notNullable()

    table.unique(['course_id', 'hour'])
    table.index(['hour'])
  }
}
