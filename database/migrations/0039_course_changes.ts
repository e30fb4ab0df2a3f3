import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Who changed a course last and when, for the second of two who edit it, and the version at which its
 * form last changed: chapters move `lock_version` on without making an open form out of date. No foreign
 * key: SQLite cannot add one to a table that is there.
 */
export default class extends BaseSchema {
  async up() {
    // MySQL commits each statement: a run that was killed after this one comes here again.
    if (await this.db.schema.hasColumn('courses', 'form_version')) return
    this.schema.alterTable('courses', (table) => {
      table.integer('form_version').unsigned().notNullable().defaultTo(0)
      table.integer('changed_by').unsigned().nullable()
      table.dateTime('changed_at').nullable()
    })
    this.defer((db) => db.rawQuery('update courses set form_version = lock_version'))
  }

  async down() {
    this.schema.alterTable('courses', (table) => {
      table.dropColumns('form_version', 'changed_by', 'changed_at')
    })
  }
}
