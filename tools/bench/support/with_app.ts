import '../../../api/bin/environment.js'
import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { importFrom } from '../../../api/bin/importer.js'

/** Boots the product as a console command does, works, and ends the process with its exit code. */
export async function withApp(work: (app: ApplicationService) => Promise<void>): Promise<never> {
  const root = new URL('../../../api/', import.meta.url)
  const app = new Ignitor(root, { importer: importFrom(root) }).createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => work(app))
  await app.terminate()
  process.exit()
}
