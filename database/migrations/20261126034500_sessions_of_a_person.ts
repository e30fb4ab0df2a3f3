import { BaseSchema } from '@adonisjs/lucid/schema'

const columns = ['user_id', 'id']
const name = 'play_sessions_newest_index'

/** The last session of a person, and the one after another, are one step away however much somebody has watched. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('play_sessions', (table) => table.index(columns, name))
  }

  async down() {
    this.schema.alterTable('play_sessions', (table) => table.dropIndex(columns, name))
  }
}
