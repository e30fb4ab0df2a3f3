import { Migration, type Table, id, key } from '../migration.js'

/**
 * Sales and refunds that `courses.order_count` does not know yet. Rows are only added and taken away, so that buyers of
 * one course do not wait for each other.
 */
export default class extends Migration {
  protected table = 'uncounted_sales'

  protected columns(table: Table) {
    id(table)
    // Without a key to `courses`, whose check would share the lock of the course.
    key(table, 'course_id').notNullable()
    table.integer('sales').notNullable()
    table.index(['course_id', 'id'])
  }
}
