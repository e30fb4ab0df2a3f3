import { BaseSchema } from '@adonisjs/lucid/schema'

const columns = ['course_id', 'user_id']
const name = 'chapter_progress_learners_index'

/** The learners of a course one after the other. A beat changes neither column. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('chapter_progress', (table) => table.index(columns, name))
  }

  async down() {
    this.schema.alterTable('chapter_progress', (table) => table.dropIndex(columns, name))
  }
}
