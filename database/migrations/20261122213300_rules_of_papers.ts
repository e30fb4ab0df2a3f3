import { BaseSchema } from '@adonisjs/lucid/schema'

/** How a paper is drawn and sat. An attempt freezes what it was started under, but for when keys are shown. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('papers', 'draw_rules')) return
    this.schema.alterTable('papers', (table) => {
      // JSON (DrawRule[]), null for a fixed list in `paper_questions`.
      table.text('draw_rules', 'mediumtext').nullable()
      // Null for as many as the hourly limit lets through.
      table.integer('max_attempts').unsigned().nullable()
      table.boolean('shuffle_questions').notNullable().defaultTo(false)
      table.boolean('shuffle_choices').notNullable().defaultTo(false)
      table.string('keys_shown', 10).notNullable().defaultTo('submitted')
      table.dateTime('opens_at').nullable()
      table.dateTime('last_entry_at').nullable()
      table.dateTime('closes_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('papers', (table) => {
      table.dropColumns(
        'draw_rules',
        'max_attempts',
        'shuffle_questions',
        'shuffle_choices',
        'keys_shown',
        'opens_at',
        'last_entry_at',
        'closes_at'
      )
    })
  }
}
