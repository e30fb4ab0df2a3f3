/** `npm run tools` lists the tools; `npm run tools -- <name> …` runs one on our Node, which also loads TypeScript. */
import { spawn } from 'node:child_process'
import { at, ensureInstalled, environment, node, runQuietly, waitForChild } from '../scripts/toolbox.mjs'

const tools = {
  'attack': ['attack/main.ts', 'runs common attacks against a product in production mode'],
  'bench': ['bench/main.mjs', 'measures the budgets of docs/performance.md'],
  'payment-faults': ['payment_faults.mjs', 'runs every payment call with every provider failure'],
  'stress': ['stress.mjs', 'repeats the tests of races and kills on both databases'],
  'fuzz': ['fuzz/main.ts', 'sends odd requests to every route as every role'],
  'icons': ['icons.mjs', 'draws the icons of the installed storefront from its logo'],
  'import-size': ['import_size/main.mjs', 'imports a large exchange folder and measures memory, time and requests'],
  'interactions': ['interactions.mjs', 'measures the time from a touch to the next paint on a slow phone'],
  'lighthouse': ['lighthouse/main.mjs', 'runs Lighthouse on the main pages'],
  'passwords': ['passwords.mjs', 'writes the list of common passwords from the package zxcvbn'],
  'regions': ['regions/main.mjs', 'compares two sources of provinces, cities and counties, and writes the table'],
  'deployment': ['deployment/main.mjs', 'starts and tests the processes of docker-compose.yml'],
  'visual': ['visual/main.mjs', 'compares screens with the last accepted screenshots'],
}

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(tools, name)) {
  if (name) console.error(`Unknown tool "${name}".`)
  for (const [one, [, what]] of Object.entries(tools)) console.log(`${one.padEnd(18)}${what}`)
  process.exit(name ? 1 : 0)
}
await ensureInstalled({ forDevelopment: true })
const [file] = tools[name]
const flags = [...runQuietly, '--import=@poppinss/ts-exec', at('tools', file)]
waitForChild(spawn(node(), [...flags, ...args], { cwd: at('api'), env: environment(), stdio: 'inherit' }))
