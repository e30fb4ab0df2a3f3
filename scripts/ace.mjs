/**
 * `npm run ace -- <command>`: the API's console, always on our Node. In production it runs the compiled code, otherwise
 * the sources, which some commands change.
 */
import { existsSync, readFileSync } from 'node:fs'
import { ace, at, compiledFlags, ensureInstalled, runNode } from './toolbox.mjs'

const isProduction = inProduction()
await ensureInstalled({ forDevelopment: !isProduction })
const args = process.argv.slice(2)
const { code } = isProduction
  ? await runNode([...compiledFlags, at('dist/api/ace.js'), ...args], { cwd: at('dist/api') })
  : await ace(args)
process.exit(code)

/** Without a build it runs from the sources. */
function inProduction() {
  if (!existsSync(at('dist/api/ace.js'))) return false
  if (process.env.NODE_ENV) return process.env.NODE_ENV === 'production'
  const settings = existsSync(at('.env')) ? readFileSync(at('.env'), 'utf8') : ''
  return /^\s*NODE_ENV\s*=\s*["']?production/m.test(settings)
}
