import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a clause counts as replaced. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('clauses', 'replace_reason')) return
    this.schema.alterTable('clauses', (table) => {
      table.string('replace_reason', 200).nullable()
    })
  }

  async down() {
    this.schema.alterTable('clauses', (table) => {
      table.dropColumn('replace_reason')
    })
  }
}
