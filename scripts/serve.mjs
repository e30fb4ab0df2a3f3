/** `npm run serve [storefront]`: runs one built workspace in the foreground. */
import { environment, spawnCompiled, waitForChild } from './toolbox.mjs'

const entry = process.argv[2] === 'storefront' ? 'storefront' : 'server'
waitForChild(spawnCompiled(entry, [], { env: environment(), stdio: 'inherit' }))
