/**
 * Caches the resolved URL of each module in a package, together with V8's compile cache. A start of the application
 * resolves two thousand modules, which takes a third of its time.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { basename, join } from 'node:path'

const quietMs = 500

export class ModuleResolutionCache {
  #file
  #root
  #state
  #found
  #writing

  /** @param root the URL of the project folder */
  constructor(folder, root) {
    const entry = basename(process.argv[1] ?? 'none')
    this.#file = join(folder, `addresses-of-${entry}.json`)
    this.#root = root
    this.#state = stateOf(root)
    this.#found = this.#read()
  }

  /** The `resolve` hook of `registerHooks`: calls Node only for modules that are not cached. */
  resolve(specifier, context, next) {
    if (specifier.startsWith('node:')) {
      return { url: specifier, format: 'builtin', shortCircuit: true }
    }
    const kind = context.conditions.includes('require') ? 'require' : 'import'
    const parent = `${kind} ${this.#shortened(context.parentURL ?? '')}`
    const cached = this.#found[parent]?.[specifier]
    if (cached) {
      const [path, format] = cached
      return { url: this.#root + path, format: format ?? undefined, shortCircuit: true }
    }
    const found = next(specifier, context)
    if (this.#isOfPackage(found.url)) {
      this.#found[parent] ??= {}
      this.#found[parent][specifier] = [this.#shortened(found.url), found.format]
      this.#writeWhenQuiet()
    }
    return found
  }

  /** Only installed packages are cached, because our own files may move. */
  #isOfPackage(url) {
    return url.startsWith(this.#root) && url.includes('/node_modules/')
  }

  #shortened(url) {
    return url.startsWith(this.#root) ? url.slice(this.#root.length) : url
  }

  #read() {
    if (!existsSync(this.#file)) return {}
    const { state, found } = JSON.parse(readFileSync(this.#file, 'utf8'))
    return state === this.#state ? found : {}
  }

  /** Writes after a pause instead of at exit, because most of these processes are killed. */
  #writeWhenQuiet() {
    this.#writing ??= setTimeout(() => this.#write(), quietMs).unref()
    this.#writing.refresh()
  }

  #write() {
    const text = JSON.stringify({ state: this.#state, found: this.#found })
    try {
      // Several processes may write the same file, so each write is atomic.
      writeFileSync(`${this.#file}.${process.pid}`, text)
      renameSync(`${this.#file}.${process.pid}`, this.#file)
      flushCompileCache()
    } catch {
      // Without the cache the next start only takes longer.
    }
  }
}

/** A hash that changes with every installation of packages. */
function stateOf(root) {
  const sum = createHash('sha256').update(process.version)
  for (const name of ['node_modules/.package-lock.json', 'package-lock.json']) {
    const file = new URL(name, root)
    if (existsSync(file)) sum.update(readFileSync(file))
  }
  return sum.digest('hex')
}
