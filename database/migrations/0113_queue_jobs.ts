import { Migration, type Table, longText } from '../migration.js'

/**
 * The shape that @adonisjs/queue 0.6 reads and writes. Its own schema builder makes an ENUM on
 * MySQL and a partial index on SQLite only; this one is the same on both.
 */
export default class extends Migration {
  protected table = 'queue_jobs'

  protected columns(table: Table) {
    table.string('id', 255).notNullable()
    table.string('queue', 255).notNullable()
    table.string('status', 10).notNullable()
    longText(table, 'data').notNullable()
    table.bigInteger('score').unsigned().nullable()
    table.string('worker_id', 255).nullable()
    table.bigInteger('acquired_at').unsigned().nullable()
    table.bigInteger('execute_at').unsigned().nullable()
    table.bigInteger('finished_at').unsigned().nullable()
    longText(table, 'error').nullable()
    table.string('dedup_id', 510).nullable()
    table.bigInteger('dedup_at').unsigned().nullable()
    table.bigInteger('dedup_ttl').unsigned().nullable()

    table.primary(['id', 'queue'])
    table.index(['queue', 'status', 'score'])
    table.index(['queue', 'status', 'execute_at'])
    table.index(['queue', 'status', 'finished_at'])
    table.index(['queue', 'dedup_id'])
  }
}
