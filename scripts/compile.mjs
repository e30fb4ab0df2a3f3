/**
 * Compiles api and database to `dist`, file by file in the same folders, so that names of migrations do not change.
 * Everything but the development servers, the tests and `npm run ace` runs from there.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { at, hashOf, root } from './toolbox.mjs'

const parts = ['api', 'database']
const left = new Set(
  ['node_modules', 'dist', 'tmp'].concat(['api/tests', 'api/.adonisjs/client', 'api/data', 'database/demo/media'])
)
const kinds = /(?<!\.d)\.ts$|\.js$|\.sql$|(^|\/)package\.json$/
const stamp = at('dist/.built-from')
const own = ['compile.mjs', 'transform_typescript.mjs'].map((name) => `scripts/${name}`)

/** Writes nothing when nothing has changed. */
export async function compile() {
  const sources = new Map()
  for (const part of parts) addSources(sources, part)
  const maker = own.map((file) => readFileSync(at(file)))
  const sourceHash = hashOf(...maker, readFileSync(at('package-lock.json')), ...[...sources].flat())
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash) return

  const began = Date.now()
  // Imported late: without changes no compiler is needed.
  const { transformInWorker } = await import('./transform_typescript.mjs')
  const files = new Map()
  await Promise.all(
    [...sources].map(async ([file, text]) => {
      for (const [name, made] of await compiled(file, text, transformInWorker)) files.set(name, made)
    })
  )
  for (const [file, text] of files) write(file, text)
  removeOthers(at('dist'), files)
  for (const part of parts) link(part)
  write('.built-from', sourceHash)
  console.log(`Compiled the API in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

function addSources(sources, path) {
  for (const name of readdirSync(at(path)).sort()) {
    const file = `${path}/${name}`
    if (left.has(name) || left.has(file)) continue
    if (statSync(at(file)).isDirectory()) addSources(sources, file)
    else if (kinds.test(file)) sources.set(file, readFileSync(at(file), 'utf8'))
  }
}

async function compiled(file, text, transform) {
  if (file.endsWith('package.json')) return [[file, text.replaceAll('.ts"', '.js"')]]
  if (!file.endsWith('.ts')) return [[file, text]]
  const target = file.replace(/ts$/, 'js')
  const { code, map } = await transform(text, at(file))
  const source = relative(dirname(at('dist', file)), at(file)).replaceAll('\\', '/')
  const named = { ...map, sources: [source], sourcesContent: undefined }
  return [
    [target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`],
    [`${target}.map`, JSON.stringify(named)],
  ]
}

/** Writes each file atomically: another process may be starting from them. */
function write(name, text) {
  const file = at('dist', name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}

function removeOthers(folder, files) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules') continue
    if (entry.isDirectory()) removeOthers(path, files)
    else if (!files.has(relative(at('dist'), path).replaceAll('\\', '/'))) rmSync(path)
  }
}

/** Makes compiled files import the compiled workspace packages. */
function link(part) {
  const path = at('dist/node_modules/@zhuxue', part)
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(process.platform === 'win32' ? at('dist', part) : join('../..', part), path, 'junction')
}
