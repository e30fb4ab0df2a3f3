/** Builds storefront and admin, and compiles the API, if their sources have changed since the last build. */
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compile } from './compile.mjs'
import { at, ensureInstalled, hashOf, root, runNode, stop } from './toolbox.mjs'

const parts = [
  {
    name: 'storefront',
    what: 'the shop',
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'storefront/dist/client',
  },
  {
    name: 'backoffice',
    what: 'the board',
    command: ['node_modules/vite/bin/vite.js', 'build'],
    output: 'backoffice/dist',
  },
]

/** Both front ends also depend on the API's types and package exports, so those count as their sources. */
const shared = ['package-lock.json', 'api/.adonisjs/client', 'scripts/browsers']
const left = new Set(['dist', 'node_modules', '.astro', 'e2e'])

export async function buildChanged() {
  await compile()
  for (const part of parts) await build(part)
}

async function build({ name, what, command, output }) {
  const stamp = at(name, 'dist/.built-from')
  const sourceHash = sourcesOf(name)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash) return

  console.log(`Building ${what} …`)
  const { code, output: said } = await runNode([at(command[0]), ...command.slice(1)], {
    cwd: at(name),
    env: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    quiet: true,
  })
  if (code !== 0) stop(`${said}\nBuilding ${what} failed.`)
  await compressFiles(at(output))
  writeFileSync(stamp, sourceHash)
}

/** One hash of all source files of a workspace. */
function sourcesOf(name) {
  const files = [...[name, ...shared].flatMap((path) => filesIn(at(path))), ...exportedByApi()]
  const named = [...new Set(files)].map((file) => relative(root, file))
  return hashOf(...named.sort().flatMap((file) => [file, readFileSync(at(file))]))
}

/** The files that `api/package.json` exports to the front ends, and their imports. */
function exportedByApi() {
  const { exports } = JSON.parse(readFileSync(at('api/package.json'), 'utf8'))
  const targets = Object.values(exports).filter((path) => path.startsWith('./app/'))
  const patterns = targets.map((path) => new RegExp(`${path.slice(1).replace('*', '.+')}$`))
  const open = filesIn(at('api/app')).filter((file) => patterns.some((one) => one.test(file)))
  const found = new Set()
  while (open.length) {
    const file = open.pop()
    if (found.has(file)) continue
    found.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, alias, path] of text.matchAll(/from '(#|\.\/)([^']+?)(?:\.[jt]s)?'/g)) {
      const imported = join(alias === '#' ? at('api/app') : dirname(file), `${path}.ts`)
      if (existsSync(imported)) open.push(imported)
    }
  }
  return [...found]
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => (left.has(name) ? [] : filesIn(join(path, name))))
}

/** In bytes: for smaller files, the gzip header outweighs the savings. */
const smallest = 200

/** Text files are compressed once, here, and not on every request. */
async function compressFiles(folder) {
  const worthIt = filesIn(folder).filter(
    (file) => /\.(js|css|html|svg|json|xml|txt)$/.test(file) && statSync(file).size > smallest
  )
  const asGzip = promisify(gzip)
  const asBrotli = promisify(brotliCompress)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  for (const file of worthIt) {
    const body = readFileSync(file)
    writeFileSync(`${file}.gz`, await asGzip(body, { level: 9 }))
    writeFileSync(`${file}.br`, await asBrotli(body, quality))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled()
  await buildChanged()
}
