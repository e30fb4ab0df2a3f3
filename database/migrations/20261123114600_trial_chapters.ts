import { BaseSchema } from '@adonisjs/lucid/schema'

/** Chapters that anybody may watch; none until an author says so. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('chapters', 'trial')) return
    this.schema.alterTable('chapters', (table) => {
      table.boolean('trial').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('chapters', (table) => {
      table.dropColumn('trial')
    })
  }
}
