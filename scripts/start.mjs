/** `npm start`: from a fresh clone to a running product; installs and builds what is missing. */
import { ensureInstalled, environment, spawnCompiled, waitForChild } from './toolbox.mjs'
import { buildChanged } from './build.mjs'

await ensureInstalled()
await buildChanged()

waitForChild(spawnCompiled('server', [], { env: environment({ PREPARE: 'on' }), stdio: 'inherit' }))
