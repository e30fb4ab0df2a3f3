import { BaseSchema } from '@adonisjs/lucid/schema'

/** The name that a buyer wrote beside the number of a seat. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('user_courses', 'listed_name')) return
    this.schema.alterTable('user_courses', (table) => {
      table.string('listed_name', 10).nullable()
    })
  }

  async down() {
    // Knex would copy the rows of a table on SQLite, and the generated column cannot be written.
    this.schema.raw('alter table user_courses drop column listed_name')
  }
}
