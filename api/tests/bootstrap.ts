import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { forgetVersions } from '#exams/questions/version_cache'
import { makeLimitersFresh } from './fresh_limiters.js'
import { letTestsEmptyTheLog } from './open_audit_log.js'
import { keepConnectionsQuiet } from './quiet_connections.js'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(`http://127.0.0.1:${process.env.PORT}`),
  pluginAdonisJS(app),
]

/** Every run begins with an empty, migrated database of the engine that DB_CONNECTION names. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [
    keepConnectionsQuiet,
    () => testUtils.db().migrate(),
    makeLimitersFresh,
    letTestsEmptyTheLog,
  ],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.onGroup((group) => group.each.setup(forgetVersions))
  if (['functional', 'kill'].includes(suite.name)) {
    return suite.setup(() => testUtils.httpServer().start())
  }
}
