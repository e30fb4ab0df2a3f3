/** Checks that the committed files under api/.adonisjs match the sources. */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from './codegen.mjs'
import { at } from './toolbox.mjs'

const folder = at('api/.adonisjs')

export async function generatedIsFresh() {
  const before = snapshot()
  const { code, output } = await codegen()
  if (code !== 0) return { code, output }

  const after = snapshot()
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const stale = [...names].filter((name) => before[name] !== after[name])
  return stale.length
    ? { code: 1, output: `stale and rewritten now: commit them: ${stale.join(', ')}` }
    : { code: 0, output: '' }
}

function snapshot(path = folder, files = {}) {
  for (const name of readdirSync(path)) {
    const file = join(path, name)
    if (statSync(file).isDirectory()) snapshot(file, files)
    else if (name !== 'routes.json') files[file.slice(folder.length + 1)] = readFileSync(file, 'utf8')
  }
  return files
}
