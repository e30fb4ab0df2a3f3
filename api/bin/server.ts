/**
 * Serves storefront, admin and API on one port, or only the API with `SERVE=api`. With `PREPARE=on` the database is
 * migrated first.
 */
import './environment.js'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { importFrom } from './importer.js'
import { exitWithMessage } from './reject_start.js'

const { startErrorMessage } = await import('../server/start_error.js')
const { findStartError } = await import('../server/before_start.js')
try {
  const message = await findStartError(process.env)
  if (message) exitWithMessage(message)
} catch (error) {
  await endWith(error)
}

// Imported dynamically: they read the environment when they load.
const { hooks } = await import('../app/core/tracing/hooks.js')
const { startTracingIfConfigured } = await import('../app/core/tracing/start_if_configured.js')
await startTracingIfConfigured('api')
const { loadHttpServer } = await import('../server/http_server.js')
const { shutDownOnSignals } = await import('../server/shutdown.js')

const APP_ROOT = new URL('../', import.meta.url)

try {
  const ignitor = new Ignitor(APP_ROOT, { importer: importFrom(APP_ROOT) }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    if (process.env.PREPARE === 'on') {
      app.starting(async () => {
        const { prepare } = await import('#start/prepare')
        await prepare(app)
      })
    }
  })
  const createHttpServer = await loadHttpServer()

  await ignitor.httpServer().start((api) => {
    const server = createHttpServer(api)
    // From here on requests may be served, while jobs are still being loaded.
    shutDownOnSignals(server, async () => {
      await ignitor.getApp()!.terminate()
      await hooks.end?.()
    })
    return server
  })
  const { limitStatementTime } = await import('#core/connections/statement_time')
  const { limitConnectTime } = await import('#core/connections/connect_time')
  limitStatementTime()
  limitConnectTime()
  if (process.env.REDIS_URL) {
    const { listenForPurges } = await import('../server/response_cache/listen.js')
    const { connectionOf } = await import('#core/redis/redis')
    await listenForPurges(connectionOf(await ignitor.getApp()!.container.make('redis'), 'purges'))
  }

  if (process.env.PREPARE === 'on') {
    const { printStartupBanner } = await import('../server/startup_banner.js')
    await printStartupBanner()
  }
} catch (error) {
  await endWith(error)
}

async function endWith(error: unknown): Promise<never> {
  const message = startErrorMessage(error, process.env)
  if (message) exitWithMessage(message)
  await prettyPrintError(error as Error)
  process.exit(1)
}
