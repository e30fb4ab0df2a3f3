/** Runs the suites on the engine of DB_CONNECTION, in their own folder and on their own port. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free_port.mjs'

const folder = mkdtempSync(join(tmpdir(), 'zhuxue-test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

process.env.NODE_ENV = 'test'
process.env.DATA_DIR = folder
process.env.PORT = String(await freePort())
process.env.HOST = '127.0.0.1'
/** One provider; tests of several bind their own. */
process.env.PAYMENT_DRIVERS ??= 'local'
process.env.RATE_LIMITS ??= 'off'
process.env.PROOFS ??= 'off'
/** Tests write by SQL, which purges nothing; tests of the cache turn it on. */
process.env.RESPONSE_CACHE_MB ??= '0'
process.env.PII_KEY_PREVIOUS ??= 'the key before the one of this run'
/** Scanned at the end of a run (tests/log). */
process.env.LOG_LEVEL ??= 'trace'
process.env.LOG_FILE ??= join(folder, 'run.log')

await import('./environment.js')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
const { configure, processCLIArgs, run } = await import('@japa/runner')
const { importFrom } = await import('./importer.js')

const APP_ROOT = new URL('../', import.meta.url)

new Ignitor(APP_ROOT, { importer: importFrom(APP_ROOT) })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')

    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
