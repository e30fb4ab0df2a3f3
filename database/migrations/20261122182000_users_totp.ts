import { BaseSchema } from '@adonisjs/lucid/schema'

/** `totp_last_step` is the time step of the code that was accepted last: no code counts twice. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('users', 'totp_last_step')) return
    this.schema.alterTable('users', (table) => {
      table.bigInteger('totp_last_step').unsigned().nullable()
      table.dateTime('totp_enrolled_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => {
      table.dropColumn('totp_last_step')
      table.dropColumn('totp_enrolled_at')
    })
  }
}
