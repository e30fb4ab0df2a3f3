/** Entry of `npm run ace`. The guard comes first: an older Node cannot even parse what follows. */
import './bin/guard.js'
import { existsSync } from 'node:fs'

const isCompiled = existsSync(new URL('bin/console.js', import.meta.url))
if (isCompiled) process.setSourceMapsEnabled(true)
else await import('@poppinss/ts-exec')

await import('./bin/console.js')
