import { BaseSchema } from '@adonisjs/lucid/schema'

const column = 'telephone_tail'

/** The last four digits, by which lists find a person. The engine keeps them, so no writer can forget them. */
export default class extends BaseSchema {
  async up() {
    for (const [table, beside] of Object.entries({ users: [], user_courses: ['user_id'] })) {
      if (await this.db.schema.hasColumn(table, column)) continue
      this.schema.raw(
        `alter table ${table} add column ${column} varchar(4)
         generated always as (substr(telephone, -4)) virtual`
      )
      this.schema.alterTable(table, (changed) => changed.index([column, ...beside]))
    }
  }

  async down() {
    this.schema.alterTable('users', (table) => table.dropIndex([column]))
    this.schema.alterTable('user_courses', (table) => table.dropIndex([column, 'user_id']))
    for (const table of ['users', 'user_courses']) {
      this.schema.raw(`alter table ${table} drop column ${column}`)
    }
  }
}
