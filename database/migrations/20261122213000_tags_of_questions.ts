import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a question is about; the clauses it stands on are in `question_clauses`. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('questions', 'knowledge_point')) return
    this.schema.alterTable('questions', (table) => {
      table.string('subject_code', 10).nullable()
      table.string('chapter_name', 100).nullable()
      table.string('knowledge_point', 100).nullable()
      // 1 easy to 5 hard, null where nobody said.
      table.integer('difficulty').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('questions', (table) => {
      table.dropColumns('subject_code', 'chapter_name', 'knowledge_point', 'difficulty')
    })
  }
}
