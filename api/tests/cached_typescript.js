/**
 * Loads TypeScript like `@poppinss/ts-exec`, with a cache of the compiled files. Tests start the application a
 * hundred times, and the cache halves the time of a start.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { options, transform, version } from '../../scripts/transform_typescript.mjs'
import { ModuleResolutionCache } from './module_resolution_cache.js'

const folder = fileURLToPath(new URL('../../node_modules/.cache/zhuxue-tests/', import.meta.url))
const aliases = Object.entries(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).imports
).map(([name, path]) => [name.slice(0, -1), new URL(`../${path.slice(0, -4)}`, import.meta.url).href])
const api = new URL('../', import.meta.url).href
const root = new URL('../', api).href

mkdirSync(folder, { recursive: true })
const addresses = new ModuleResolutionCache(folder, root)
enableCompileCache(join(folder, 'compiled'))
process.setSourceMapsEnabled(true)
registerHooks({
  resolve(specifier, context, next) {
    const url = sourceOf(specifier, context.parentURL ?? '')
    if (url) return { url, format: 'module', shortCircuit: true }
    return addresses.resolve(specifier, context, next)
  },
  load(url, context, next) {
    if (!new URL(url).pathname.endsWith('.ts')) return next(url, context)
    return { format: 'module', source: compiled(url), shortCircuit: true }
  },
})

/** The URL of the TypeScript file that `./x.js`, `./x.js?again` or `#part/x` refers to, or null. */
function sourceOf(specifier, parent) {
  const alias = aliases.find(([name]) => parent.startsWith(api) && specifier.startsWith(name))
  const path = alias ? `${alias[1]}${specifier.slice(alias[0].length)}.js` : specifier
  if (!/^(\.\.?\/|file:)[^?]*\.js(\?|$)/.test(path)) return null
  // The entry module of a thread has no parent.
  const { href } = new URL(path.replace(/\.js(?=\?|$)/, '.ts'), parent || undefined)
  const isOwnFile = href.startsWith(root) && !href.includes('/node_modules/')
  return isOwnFile && existsSync(fileURLToPath(href)) ? href : null
}

/** One cached file per source; its last line identifies the source text and the compiler options. */
function compiled(url) {
  const file = fileURLToPath(url)
  const text = readFileSync(file, 'utf8')
  const cached = join(folder, `${hash(file)}.js`)
  const state = `\n//# madeFrom=${hash(version, JSON.stringify(options), text)}`
  const code = existsSync(cached) ? readFileSync(cached, 'utf8') : ''
  if (code.endsWith(state)) return code

  const made = transform(text, file) + state
  // Several processes may write the same file, so each write is atomic.
  writeFileSync(`${cached}.${process.pid}`, made)
  renameSync(`${cached}.${process.pid}`, cached)
  return made
}

function hash(...texts) {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('hex')
}
