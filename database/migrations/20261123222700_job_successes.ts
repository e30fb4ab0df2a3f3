import { Migration, type Table } from '../migration.js'

/** When a job of each kind last succeeded, for the alerts (docs/ops/README.md). */
export default class extends Migration {
  protected table = 'job_successes'

  protected columns(table: Table) {
    table.string('job', 100).notNullable().primary()
    table.dateTime('succeeded_at').notNullable()
  }
}
