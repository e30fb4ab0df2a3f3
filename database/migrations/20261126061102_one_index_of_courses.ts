import { BaseSchema } from '@adonisjs/lucid/schema'

/** `chapter_progress_learners_index` begins with the same column, for the foreign key too. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('chapter_progress', (table) => table.dropIndex(['course_id']))
  }

  async down() {
    this.schema.alterTable('chapter_progress', (table) => table.index(['course_id']))
  }
}
