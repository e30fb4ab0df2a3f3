/** `npm run serve [storefront]`: one built part in the foreground. */
import { environment, spawnCompiled, stayWith } from './toolbox.mjs'

const entry = process.argv[2] === 'storefront' ? 'storefront' : 'server'
stayWith(spawnCompiled(entry, [], { env: environment(), stdio: 'inherit' }))
