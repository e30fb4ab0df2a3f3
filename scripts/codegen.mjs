/** Regenerates everything under api/.adonisjs. */
import { fileURLToPath } from 'node:url'
import { ace, ensureInstalled } from './toolbox.mjs'

export async function codegen() {
  const result = await ace(['codegen'], { quiet: true, env: { LOG_LEVEL: 'silent' } })
  if (result.code !== 0) return result
  // Imported late: it needs npm packages, which are missing when `npm test` starts on a fresh machine.
  const { writeResponses } = await import('./generate_response_schemas.mjs')
  writeResponses()
  return result
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled({ forDevelopment: true })
  const { code, output } = await codegen()
  if (code !== 0) console.error(output)
  process.exitCode = code
}
