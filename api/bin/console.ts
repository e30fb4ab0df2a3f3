import './environment.ts'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { importFrom } from './importer.ts'

const APP_ROOT = new URL('../', import.meta.url)

new Ignitor(APP_ROOT, { importer: importFrom(APP_ROOT) })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
