import { BaseSchema } from '@adonisjs/lucid/schema'

/** The order in which an attempt shows the choices, and how long the learner says to have looked at the question. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('paper_answers', 'choice_order')) return
    this.schema.alterTable('paper_answers', (table) => {
      // Letters of the question as it was written, in the order shown; empty for the written order.
      table.string('choice_order', 20).notNullable().defaultTo('')
      table.integer('spent_seconds').unsigned().notNullable().defaultTo(0)
      table.string('remark', 500).nullable()
    })
  }

  async down() {
    this.schema.alterTable('paper_answers', (table) => {
      table.dropColumns('choice_order', 'spent_seconds', 'remark')
    })
  }
}
