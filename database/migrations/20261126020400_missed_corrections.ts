import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lines that statements owed a correction for and no candidate named, as the nightly check found. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sale_differences', (table) => {
      table.integer('missed_corrections').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('sale_differences', (table) => table.dropColumn('missed_corrections'))
  }
}
