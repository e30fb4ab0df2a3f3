/** Starts the product: shop, board and API on one port, or the API alone with `SERVE=api`. */
import './environment.ts'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { importFrom } from './importer.ts'
import { createFrontDoor } from '../server/front_door.js'
import { shutDownOnSignals } from '../server/shutdown.js'

const APP_ROOT = new URL('../', import.meta.url)

try {
  const ignitor = new Ignitor(APP_ROOT, { importer: importFrom(APP_ROOT) }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
  })
  const frontDoor = await createFrontDoor()

  await ignitor.httpServer().start((api) => frontDoor.open(api))
  shutDownOnSignals(ignitor.getApp()!, frontDoor.server!)
} catch (error) {
  process.exitCode = 1
  prettyPrintError(error as Error)
  process.exit()
}
