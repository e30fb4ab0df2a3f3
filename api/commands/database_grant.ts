import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Errors 1141 and 1147: there was no such privilege. */
const nothingToRevoke = new Set([1141, 1147])

/** Run by the migration account, after the migrations (docs/handbook/operator.md). */
export default class DatabaseGrant extends BaseCommand {
  static commandName = 'database:grant'
  static description =
    'Give the account of the running product its rights, without DDL and without changing the audit log'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The account, as in DB_USER of the product' })
  declare user: string

  @flags.string({ description: 'Where it connects from', default: '%' })
  declare host: string

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { grantsFor, revokesFor } = await import('@zhuxue/database/grants')
    const connection = db.connection()
    if (connection.dialect.name !== 'mysql') {
      this.logger.info('SQLite has no accounts')
      return
    }
    const [[{ name }]] = await connection.rawQuery('select database() as name')
    const tables = await connection.getAllTables()
    const to = { user: this.user, host: this.host }
    const grants = grantsFor(to, name, tables)

    for (const statement of revokesFor(to, name, tables)) {
      await connection.rawQuery(statement).catch((error) => {
        if (!nothingToRevoke.has(error.errno)) throw error
      })
    }
    for (const statement of grants) await connection.rawQuery(statement)
    this.logger.success(`${this.user} may use ${tables.length} tables of ${name}`)
  }
}
