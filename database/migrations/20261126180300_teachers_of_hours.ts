import { BaseSchema } from '@adonisjs/lucid/schema'
import { key } from '../migration.js'

/** The teacher under which `teacher_hours` counts a course, which a release that does not know them leaves as it is; null while they do not count it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('counted_courses', (table) => {
      key(table, 'hours_teacher_id').nullable()
    })
  }

  async down() {
    this.schema.alterTable('counted_courses', (table) => {
      table.dropColumn('hours_teacher_id')
    })
  }
}
