import { Migration, type Tables, belongsTo, flag, id, key, longText, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** One import of a folder of another platform, from reading to writing. */
    import_runs(table) {
      id(table)
      table.string('source', 40).notNullable()
      table.string('source_name', 50).notNullable()
      table.string('file_name', 255).notNullable()
      // Of another platform, whose files are mapped before they are read.
      table.string('file_format', 20).notNullable().defaultTo('exchange')
      // Of all files: a run needs a preview of the same content.
      table.string('content_hash', 64).notNullable()
      table.string('state', 20).notNullable().defaultTo('staging')
      // Counts and sums per object, and the last staged row that was written, in one JSON document.
      longText(table, 'progress').notNullable()
      table.string('reason', 200).nullable()
      table.string('report_key', 255).nullable()
      // Of files of another platform: what was not mapped, and titles without a course; removed with the report.
      table.string('unmapped_key', 255).nullable()
      table.string('titles_key', 255).nullable()
      // The first problems, as JSON; removed with the report.
      longText(table, 'problems').nullable()
      // Of the board: null when the files lay on the server, and after their removal.
      table.string('upload_key', 255).nullable()
      // By jobs, without those that a shutdown ended.
      table.smallint('attempts').notNullable().defaultTo(0)
      // Set while it runs or waits for its job, and unique: one import at a time in all processes.
      table.integer('slot').unsigned().nullable().unique()
      table.string('run_token', 36).nullable()
      timestamp(table, 'leased_until')
      // Null for the console. Without a foreign key: a run outlives the account.
      key(table, 'started_by').nullable()
      timestamp(table, 'started_at')
      timestamp(table, 'finished_at')
      // An admin has read which invariants do not hold.
      timestamp(table, 'acknowledged_at')
      timestamps(table, { changes: false })

      table.index(['content_hash'])
    },

    /** Which of our rows a row of another platform became. Without a run and hashes, a partner linked it by the API. */
    import_links(table) {
      id(table)
      table.string('source', 40).notNullable()
      table.string('object', 20).notNullable()
      table.string('source_id', 100).notNullable()
      key(table, 'row_id').notNullable()
      // The row was ours before the import: later imports fill only its empty values.
      flag(table, 'is_linked')
      // Keyed hashes: a plain one of an ID number could be tried out.
      table.string('row_hash', 64).nullable()
      table.string('final_hash', 64).nullable()
      belongsTo(table, 'run_id', { table: 'import_runs', onDelete: 'RESTRICT', nullable: true })

      table.unique(['source', 'object', 'source_id'])
      table.index(['object', 'row_id'])
    },
  }
}
