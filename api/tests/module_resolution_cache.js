/**
 * Keeps where Node found each module of a package, and what V8 made of each file. A start of the product finds two
 * thousand modules again, which is a third of what it costs.
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

  /** @param root the folder of the project as an address */
  constructor(folder, root) {
    const entry = basename(process.argv[1] ?? 'none')
    this.#file = join(folder, `addresses-of-${entry}.json`)
    this.#root = root
    this.#state = stateOf(root)
    this.#found = this.#read()
  }

  /** As `resolve` of `registerHooks`: asks Node only for what it has not found before. */
  resolve(specifier, context, next) {
    if (specifier.startsWith('node:')) {
      return { url: specifier, format: 'builtin', shortCircuit: true }
    }
    const way = context.conditions.includes('require') ? 'require' : 'import'
    const parent = `${way} ${this.#shortened(context.parentURL ?? '')}`
    const kept = this.#found[parent]?.[specifier]
    if (kept) {
      const [path, format] = kept
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

  /** What is installed does not move; our own files and what they are called by may. */
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

  /** Not at the end: most of these processes are killed. */
  #writeWhenQuiet() {
    this.#writing ??= setTimeout(() => this.#write(), quietMs).unref()
    this.#writing.refresh()
  }

  #write() {
    const text = JSON.stringify({ state: this.#state, found: this.#found })
    try {
      // Several processes may write the same file: each one whole.
      writeFileSync(`${this.#file}.${process.pid}`, text)
      renameSync(`${this.#file}.${process.pid}`, this.#file)
      flushCompileCache()
    } catch {
      // Without it the next start only takes longer.
    }
  }
}

/** Changes whenever something is installed. */
function stateOf(root) {
  const sum = createHash('sha256').update(process.version)
  for (const name of ['node_modules/.package-lock.json', 'package-lock.json']) {
    const file = new URL(name, root)
    if (existsSync(file)) sum.update(readFileSync(file))
  }
  return sum.digest('hex')
}
