import { Migration, type Table, belongsTo, flag, id, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'cart_items'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE' })
    table.integer('course_count').unsigned().notNullable()
    flag(table, 'with_book')
    timestamps(table)

    table.unique(['user_id', 'course_id'])
  }
}
