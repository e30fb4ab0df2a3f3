import './environment.js'
import { setFlagsFromString } from 'node:v8'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { importFrom } from './importer.js'

// Imported dynamically: it reads the environment when it loads.
const { deadlineMs } = await import('../server/shutdown.js')

const APP_ROOT = new URL('../', import.meta.url)
const isWorker = process.argv[2] === 'queue:work'
// An import of an hour would collect garbage only when the heap is four times as large (docs/performance.md).
if (!isWorker) setFlagsFromString('--heap-growing-percent=50')
const { hooks } = await import('../app/core/tracing/hooks.js')
const { startTracingIfConfigured } = await import('../app/core/tracing/start_if_configured.js')
if (isWorker) await startTracingIfConfigured('worker')
const ignitor = new Ignitor(APP_ROOT, { importer: importFrom(APP_ROOT) })

/** A worker finishes its jobs first (config/queue.ts). A database that does not respond delays the exit only until the deadline. */
function leave() {
  setTimeout(() => process.exit(1), deadlineMs).unref()
  if (!isWorker) return ignitor.getApp()?.terminate()
}

ignitor
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    if (isWorker) {
      app.starting(async () => {
        await import('#start/scheduler')
      })
    }
    app.listen('SIGTERM', leave)
    app.listenIf(app.managedByPm2, 'SIGINT', leave)
  })
  .ace()
  .handle(process.argv.splice(2))
  .then(async () => {
    if (!isWorker) return
    await ignitor.getApp()?.terminate()
    await hooks.end?.()
  })
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
