import type { ApplicationService } from '@adonisjs/core/types'
import type { Logger } from '@adonisjs/core/logger'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** Migrates, and loads demo data into an empty database outside production. Idempotent. */
export async function prepare(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  const migrated = await migrate(app)
  if (migrated) logger.info('ran %d migrations', migrated)
  await loadDemoIfEnabled(app, logger)
}

async function loadDemoIfEnabled(app: ApplicationService, logger: Logger): Promise<void> {
  if (process.env.DEMO === 'off' || app.inProduction) return

  const { isDatabaseEmpty } = await import('#start/database_empty')
  if (!(await isDatabaseEmpty())) return
  logger.info('loading the demo data')
  const { loadDemo } = await import('#start/demo')
  await loadDemo()
}

async function migrate(app: ApplicationService): Promise<number> {
  const db = await app.container.make('lucid.db')
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: false })
  await runner.run()
  if (runner.error) throw runner.error
  return Object.values(runner.migratedFiles).filter(({ status }) => status === 'completed').length
}
