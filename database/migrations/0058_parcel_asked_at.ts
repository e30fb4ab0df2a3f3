import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When a parcel was asked about and when that failed, apart from when it was answered (`checked_at`): a tracker
 * counts questions, whatever comes of them. Each statement only where it is missing: MySQL commits every one.
 */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('parcels', 'asked_at')) return
    this.schema.alterTable('parcels', (table) => {
      table.dateTime('asked_at').nullable()
      table.dateTime('failed_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('parcels', (table) => table.dropColumns('asked_at', 'failed_at'))
  }
}
