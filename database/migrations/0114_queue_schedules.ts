import { Migration, type Table, longText, moment } from '../migration.js'

/** The shape that @adonisjs/queue 0.6 reads and writes. */
export default class extends Migration {
  protected table = 'queue_schedules'

  protected columns(table: Table) {
    table.string('id', 255).notNullable().primary()
    table.string('status', 50).notNullable().defaultTo('active')
    table.string('name', 255).notNullable()
    longText(table, 'payload').notNullable()
    table.string('cron_expression', 255).nullable()
    table.bigInteger('every_ms').unsigned().nullable()
    table.string('timezone', 100).notNullable().defaultTo('UTC')
    moment(table, 'from_date')
    moment(table, 'to_date')
    table.integer('run_limit').unsigned().nullable()
    table.integer('run_count').unsigned().notNullable().defaultTo(0)
    moment(table, 'next_run_at')
    moment(table, 'last_run_at')
    // The package leaves this one to the engine.
    table.dateTime('created_at').notNullable().defaultTo(this.now())

    table.index(['status', 'next_run_at'])
  }
}
