import { Migration, type Table, id, key } from '../migration.js'

/** What was sold in an hour of the first day that `sale_days` does not hold yet. */
export default class extends Migration {
  protected table = 'sale_hours'

  protected columns(table: Table) {
    id(table)
    // Its beginning.
    table.dateTime('hour').notNullable()
    // 0 is freight, as in `sale_days`.
    key(table, 'course_id').notNullable()
    table.integer('copies').notNullable()
    table.bigInteger('amount_fen').notNullable()
    table.integer('order_count').notNullable()

    table.unique(['hour', 'course_id'])
  }
}
