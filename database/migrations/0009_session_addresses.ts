import { BaseSchema } from '@adonisjs/lucid/schema'

/** From where a session was opened, so that its owner can tell a stranger's from a forgotten one. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits each statement: a run that was killed after this one comes here again.
    if (await this.db.schema.hasColumn('access_tokens', 'ip')) return
    this.schema.alterTable('access_tokens', (table) => table.string('ip', 45).nullable())
  }

  async down() {
    this.schema.alterTable('access_tokens', (table) => table.dropColumn('ip'))
  }
}
