import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who handed an attempt in: its learner, or the clock of the server. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('user_papers', 'submitted_by')) return
    this.schema.alterTable('user_papers', (table) => {
      table.string('submitted_by', 10).nullable()
    })
  }

  async down() {
    this.schema.alterTable('user_papers', (table) => {
      table.dropColumn('submitted_by')
    })
  }
}
