/**
 * Starts the product: shop, board and API on one port, or the API alone with `SERVE=api`. With
 * `PREPARE=on`, as `npm start` sets it, the database is brought up to date first.
 */
import './environment.ts'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { importFrom } from './importer.ts'

// Only now: what they read when they load comes from the environment.
const { createFrontDoor } = await import('../server/front_door.js')
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
  const frontDoor = await createFrontDoor()

  await ignitor.httpServer().start((api) => frontDoor.open(api))
  shutDownOnSignals(ignitor.getApp()!, frontDoor.server!)

  if (process.env.PREPARE === 'on') {
    const { greet } = await import('../server/greeting.js')
    await greet()
  }
} catch (error) {
  await prettyPrintError(error as Error)
  process.exit(1)
}
