import { BaseSchema } from '@adonisjs/lucid/schema'
import { key } from '../migration.js'

/** How many orders a kept day has, and under which teacher it was counted; null where it was counted before this was kept. */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('sale_days', 'order_count')))
      this.schema.alterTable('sale_days', (table) => {
        key(table, 'order_count').nullable()
        table.index(['order_count'])
      })
    if (!(await this.db.schema.hasColumn('counted_courses', 'teacher_id')))
      this.schema.alterTable('counted_courses', (table) => {
        key(table, 'teacher_id').nullable()
        table.index(['teacher_id'])
      })
    if (!(await this.db.schema.hasColumn('sale_differences', 'kept_orders')))
      this.schema.alterTable('sale_differences', (table) => {
        table.integer('kept_orders').notNullable().defaultTo(0)
        table.integer('counted_orders').notNullable().defaultTo(0)
      })
  }

  async down() {
    this.schema.alterTable('sale_differences', (table) => {
      table.dropColumn('kept_orders')
      table.dropColumn('counted_orders')
    })
    this.schema.alterTable('counted_courses', (table) => {
      table.dropIndex(['teacher_id'])
      table.dropColumn('teacher_id')
    })
    this.schema.alterTable('sale_days', (table) => {
      table.dropIndex(['order_count'])
      table.dropColumn('order_count')
    })
  }
}
