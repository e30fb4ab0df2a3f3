import { BaseSchema } from '@adonisjs/lucid/schema'
import { flag } from '../migration.js'

/** A question that the learner wants to look at again before handing in; it follows them to another device. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('paper_answers', 'bookmarked')) return
    this.schema.alterTable('paper_answers', (table) => {
      flag(table, 'bookmarked')
    })
  }

  async down() {
    this.schema.alterTable('paper_answers', (table) => {
      table.dropColumn('bookmarked')
    })
  }
}
