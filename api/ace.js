/** Entry of `npm run ace`. The guard comes first: an older Node cannot even parse what follows. */
import './bin/guard.js'
import '@poppinss/ts-exec'

await import('./bin/console.ts')
