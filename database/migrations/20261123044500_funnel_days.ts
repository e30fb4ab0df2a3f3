import { Migration, type Table, id, key } from '../migration.js'

/** How often a course's page was opened and the course was put into a cart on a business day, whoever it was. */
export default class extends Migration {
  protected table = 'funnel_days'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable()
    // Without a key to courses: a counter must never make a course undeletable or wait for one.
    key(table, 'course_id').notNullable()
    table.integer('visits').unsigned().notNullable().defaultTo(0)
    table.integer('carts').unsigned().notNullable().defaultTo(0)

    table.unique(['day', 'course_id'])
    table.index(['course_id', 'day'])
  }
}
