import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * What a start needs before the server: the newest schema and, on a machine for trying out, the demo
 * data. Does nothing when there is nothing to do.
 */
export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description = 'Migrate the database and load the demo data into an empty one'
  static options: CommandOptions = { startApp: true }

  async run() {
    await this.#migrate()
    if (process.env.DEMO === 'off' || this.app.inProduction) return

    const { isEmpty, loadDemo } = await import('#start/demo')
    if (!(await isEmpty())) return
    this.logger.info('loading the demo data')
    await loadDemo()
  }

  async #migrate() {
    const db = await this.app.container.make('lucid.db')
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    const runner = new MigrationRunner(db, this.app, { direction: 'up', dryRun: false })
    await runner.run()
    if (runner.error) throw runner.error
    const fresh = Object.values(runner.migratedFiles).filter(({ status }) => status === 'completed')
    if (fresh.length) this.logger.info(`ran ${fresh.length} migrations`)
  }
}
