/** `node scripts/run.mjs <command> …`: an installed command on our Node. */
import { existsSync, readFileSync } from 'node:fs'
import { at, ensureInstalled, runNode, stop } from './toolbox.mjs'

await ensureInstalled()
const [name, ...args] = process.argv.slice(2)
const packageFile = at('node_modules', name, 'package.json')
if (!existsSync(packageFile)) stop(`There is no command ${name}.`)

const { bin } = JSON.parse(readFileSync(packageFile, 'utf8'))
const entry = typeof bin === 'string' ? bin : bin[name]
const { code } = await runNode([at('node_modules', name, entry), ...args])
process.exit(code)
