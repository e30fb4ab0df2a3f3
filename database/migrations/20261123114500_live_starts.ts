import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a live course begins and how long it is; empty on those from before, and on other courses. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('courses', 'live_starts_at')) return
    this.schema.alterTable('courses', (table) => {
      table.dateTime('live_starts_at').nullable()
      table.integer('live_seconds').unsigned().notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('courses', (table) => {
      table.dropColumn('live_starts_at')
      table.dropColumn('live_seconds')
    })
  }
}
