import { BaseSchema } from '@adonisjs/lucid/schema'
import { seconds } from '../migration.js'

const counted = `select coalesce(sum(e.counted_seconds), 0) from cycle_entries e
  where e.education_cycle_id = cycle_targets.education_cycle_id and e.specialty = cycle_targets.specialty
    and e.required = cycle_targets.required and e.kind <> 'outside'`

/** What counts for a target, so that lists of thousands of people read no entries. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits every statement: an interrupted migration may have added it.
    if (!(await this.schema.hasColumn('cycle_targets', 'counted_seconds'))) {
      this.schema.alterTable('cycle_targets', (table) => void seconds(table, 'counted'))
    }
    this.defer(async (db) => void (await db.rawQuery(`update cycle_targets set counted_seconds = (${counted})`)))
  }

  async down() {
    this.schema.alterTable('cycle_targets', (table) => void table.dropColumn('counted_seconds'))
  }
}
