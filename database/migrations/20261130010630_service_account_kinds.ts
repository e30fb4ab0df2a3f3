import { BaseSchema } from '@adonisjs/lucid/schema'

const table = 'service_accounts'

/** What an account may hold and hear, and how many events it has in its feed. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits every statement: an interrupted migration may have added them.
    if (!(await this.schema.hasColumn(table, 'kind'))) {
      this.schema.alterTable(table, (columns) => {
        columns.string('kind', 10).notNullable().defaultTo('centre')
      })
    }
    if (!(await this.schema.hasColumn(table, 'last_position'))) {
      this.schema.alterTable(table, (columns) => {
        columns.integer('last_position').unsigned().notNullable().defaultTo(0)
      })
    }
  }

  async down() {
    this.schema.alterTable(table, (columns) => void columns.dropColumns('kind', 'last_position'))
  }
}
