import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `teacher_hours` and `placed_hours` hold the hours before their moments, and are right while the second one is equal to
 * `changed_since` or `placed_since`; a release that does not know them moves those alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dateTime('teacher_hours_through').nullable()
      table.dateTime('teacher_hours_since').nullable()
      table.dateTime('placed_hours_through').nullable()
      table.dateTime('placed_hours_since').nullable()
    })
  }

  async down() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dropColumn('teacher_hours_through')
      table.dropColumn('teacher_hours_since')
      table.dropColumn('placed_hours_through')
      table.dropColumn('placed_hours_since')
    })
  }
}
