import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the nightly search for anomalies and the list of corrections read by day. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('play_sessions', (table) => {
      table.index(['closed_at'])
      table.index(['opened_at'])
    })
    this.schema.alterTable('hour_entries', (table) => {
      table.index(['kind', 'created_at'])
    })
  }

  async down() {
    this.schema.alterTable('hour_entries', (table) => {
      table.dropIndex(['kind', 'created_at'])
    })
    this.schema.alterTable('play_sessions', (table) => {
      table.dropIndex(['opened_at'])
      table.dropIndex(['closed_at'])
    })
  }
}
