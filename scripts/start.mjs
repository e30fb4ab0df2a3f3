/** `npm start`: from a fresh clone to a running product, whatever is missing on the way. */
import { ensureInstalled, environment, spawnCompiled, stayWith } from './toolbox.mjs'
import { buildWhatChanged } from './build.mjs'

await ensureInstalled()
await buildWhatChanged()

stayWith(spawnCompiled('server', [], { env: environment({ PREPARE: 'on' }), stdio: 'inherit' }))
