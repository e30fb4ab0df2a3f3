import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a buyer of a course has copies of it that were not given back; meaningless for other scopes. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('buyers', (table) => {
      table.boolean('has_copies').notNullable().defaultTo(true)
    })
  }

  async down() {
    this.schema.alterTable('buyers', (table) => table.dropColumn('has_copies'))
  }
}
