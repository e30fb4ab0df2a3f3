import { Migration, type Table, belongsTo, fen, id } from '../migration.js'

export default class extends Migration {
  protected table = 'order_items'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'order_id', { table: 'orders', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT', indexed: false })
    table.string('item_name', 1000).notNullable()
    table.smallint('course_type').unsigned().notNullable()
    table.integer('course_count').unsigned().notNullable()
    fen(table, 'unit')
    fen(table, 'base')
    fen(table, 'amount')
    table.string('rule_code', 2).nullable()
    table.integer('position').unsigned().notNullable().defaultTo(0)

    // Lines of one course are merged before pricing.
    table.unique(['order_id', 'course_id'])
    table.index(['course_id', 'order_id'])
    table.index(['course_type', 'order_id'])
  }
}
