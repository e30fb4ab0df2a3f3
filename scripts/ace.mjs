/** `npm run ace -- <command>`: the API's console, on our Node whatever the machine's is. */
import { ace, ensureInstalled } from './toolbox.mjs'

await ensureInstalled()
const { code } = await ace(process.argv.slice(2))
process.exit(code)
