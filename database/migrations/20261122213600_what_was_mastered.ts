import { BaseSchema } from '@adonisjs/lucid/schema'

/** A question leaves the bank of wrong answers when it was right on two days in a row. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('wrong_questions', 'mastered_at')) return
    this.schema.alterTable('wrong_questions', (table) => {
      table.text('last_answer', 'mediumtext').nullable()
      table.integer('user_paper_id').unsigned().nullable()
      table.integer('right_days').unsigned().notNullable().defaultTo(0)
      // A business day, Asia/Shanghai.
      table.date('last_right_on').nullable()
      table.dateTime('mastered_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('wrong_questions', (table) => {
      table.dropColumns(
        'last_answer',
        'user_paper_id',
        'right_days',
        'last_right_on',
        'mastered_at'
      )
    })
  }
}
