import { BaseSchema } from '@adonisjs/lucid/schema'
import { key } from '../migration.js'

/** Certificates printed for one cycle of further education. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits every statement: an interrupted migration may have added them.
    if (await this.schema.hasColumn('certificate_issue_lines', 'cycle_key')) return
    this.schema.alterTable('certificate_issue_lines', (table) => {
      // Without a foreign key, which SQLite cannot add later.
      key(table, 'education_cycle_id').nullable()
      // `certificate:cycle` while the issue is valid: one valid issue per certificate and cycle.
      table.string('cycle_key', 24).nullable().unique()
    })
  }

  async down() {
    this.schema.alterTable('certificate_issue_lines', (table) => {
      table.dropUnique(['cycle_key'])
      table.dropColumns('education_cycle_id', 'cycle_key')
    })
  }
}
