import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a review found: kept or changed; a question that moves to the newer clause leaves the old one. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('question_clauses', 'review_outcome')) return
    this.schema.alterTable('question_clauses', (table) => {
      table.string('review_outcome', 10).nullable()
    })
  }

  async down() {
    this.schema.alterTable('question_clauses', (table) => {
      table.dropColumn('review_outcome')
    })
  }
}
