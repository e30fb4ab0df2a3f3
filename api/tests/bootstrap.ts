import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import { clearCaches } from '#core/cache/memory_cache'
import { deleteAuditFiles } from './audit_files.js'
import { rejectUnreadableEntries } from './audit_payloads.js'
import { truncateOnlyWrittenTables } from './empty_tables.js'
import { resetLimiters } from './fresh_limiters.js'
import { avoidMidnight } from './avoid_midnight.js'
import { rejectReadsBeforeLocks, watchReadsBeforeLocks } from './functional/core/reject_reads_before_locks.js'
import { rejectUndocumentedCodes } from './functional/core/openapi/reject_undocumented_codes.js'
import { muteConnectionTrace } from './mute_connection_trace.js'
import { logFailedResponses } from './log_failed_responses.js'
import { resultFile } from './result_file.js'
import './as.js'
import { keepConnectionsAlive, reuseConnections } from './keep_alive.js'
import { clearCachesOnWrite } from './clear_caches_on_write.js'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(`http://127.0.0.1:${process.env.PORT}`),
  pluginAdonisJS(app),
]

export const reporters: Config['reporters'] = {
  activated: process.env.TEST_RESULT ? ['spec', resultFile.name] : ['spec'],
  list: [spec(), resultFile],
}

/** Each run starts with an empty, migrated database of the engine in DB_CONNECTION. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [
    muteConnectionTrace,
    migrate,
    resetLimiters,
    truncateOnlyWrittenTables,
    clearCachesOnWrite,
    reuseConnections,
    rejectUndocumentedCodes,
    watchReadsBeforeLocks,
  ],
  teardown: [],
}

/** The database is deleted afterwards, so migrations are not rolled back. */
async function migrate(): Promise<void> {
  await testUtils.db().migrate()
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.onGroup((group) => {
    group.each.setup(() => avoidMidnight())
    group.each.setup(() => clearCaches('all'))
    group.each.setup(deleteAuditFiles)
    group.each.setup(logFailedResponses)
    if (suite.name === 'functional') {
      group.each.setup((test) => void test.cleanup(rejectUnreadableEntries))
      group.each.setup(rejectReadsBeforeLocks)
    }
  })
  if (['functional', 'crash'].includes(suite.name)) {
    return suite.setup(async () => {
      const close = await testUtils.httpServer().start()
      await keepConnectionsAlive()
      return close
    })
  }
}
