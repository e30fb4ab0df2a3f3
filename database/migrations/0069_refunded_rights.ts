import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the money for a right was given back. Such a right is over, and what was studied under it stays. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits each statement: a run that was killed after this one comes here again.
    if (await this.db.schema.hasColumn('user_courses', 'refunded_at')) return
    this.schema.alterTable('user_courses', (table) => table.dateTime('refunded_at').nullable())
  }

  async down() {
    this.schema.alterTable('user_courses', (table) => table.dropColumn('refunded_at'))
  }
}
