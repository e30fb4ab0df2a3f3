import type { ApplicationService } from '@adonisjs/core/types'
import type { Logger } from '@adonisjs/core/logger'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/**
 * What a start needs before the first request: the newest schema, on a machine for trying out the demo
 * data, and every course in the index of the search. Does nothing when there is nothing to do.
 */
export async function prepare(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  const migrated = await migrate(app)
  if (migrated) logger.info('ran %d migrations', migrated)
  await loadDemoWhereWanted(app, logger)

  const { fillSearchIndex } = await import('#catalogue/search/course_index')
  const indexed = await fillSearchIndex()
  if (indexed) logger.info('indexed %d courses for the search', indexed)
}

async function loadDemoWhereWanted(app: ApplicationService, logger: Logger): Promise<void> {
  if (process.env.DEMO === 'off' || app.inProduction) return

  const { isEmpty } = await import('#start/emptiness')
  if (!(await isEmpty())) return
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
