/** Writes everything under api/.adonisjs anew. */
import { fileURLToPath } from 'node:url'
import { writeResponses } from './responses.mjs'
import { ace } from './toolbox.mjs'

export async function codegen() {
  const result = await ace(['codegen'], { quiet: true, env: { LOG_LEVEL: 'silent' } })
  if (result.code === 0) writeResponses()
  return result
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output } = await codegen()
  if (code !== 0) console.error(output)
  process.exitCode = code
}
