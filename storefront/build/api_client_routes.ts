import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const registry = /\.adonisjs\/client\/registry\/index\.ts$/
const entry = /^ {2}'([^']+)': \{\n([\s\S]*?)\n {2}\},\n/gm
const shortEntry = /^ {2}'([^']+)': '.*',\n/gm
const ofDomain = /^virtual:routes\/(\w+)$/
const registryFile = fileURLToPath(new URL('../../api/.adonisjs/client/registry/index.ts', import.meta.url))
const sourceFolder = new URL('../src/', import.meta.url)

/**
 * Reduces the routes to what `src/lib/http/client.ts` reads, `POST /api/user/cart-items`, and removes from the bundle
 * those that the storefront never calls. Types stay complete; development has all routes, so that a newly written call
 * works at once.
 */
export function storefrontRoutes(): Plugin {
  let seen = false
  let isBuild = false
  return {
    name: 'shop-routes',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform(code, id) {
      if (!registry.test(id)) return null
      seen = true
      return isBuild ? usedRoutes(code, storefrontSource()) : shortRoutes(code)
    },
    buildEnd(error) {
      if (isBuild && !error && !seen) throw new Error('shop-routes: the registry was not built')
    },
  }
}

/** `virtual:routes/exams`: the routes of one domain, for pages that need no others. */
export function domainRoutes(): Plugin {
  return {
    name: 'domain-routes',
    resolveId: (id) => (ofDomain.test(id) ? id : null),
    load(id) {
      const [, domain] = ofDomain.exec(id) ?? []
      return domain ? routesOf(domain, readFileSync(registryFile, 'utf8'), storefrontSource()) : null
    },
  }
}

/** The module with the storefront's routes of one domain. */
export function routesOf(domain: string, code: string, source: string): string {
  const own = [...usedRoutes(code, source).matchAll(shortEntry)]
    .filter(([, name]) => name!.startsWith(`${domain}.`))
    .map(([line]) => line)
  if (!own.length) throw new Error(`domain-routes: nothing is called in ${domain}`)
  return `export const routes = {\n${own.join('')}}\n`
}

/**
 * The registry with only the routes whose call, for example `api.exams.errorQuestions.index`, occurs in the source.
 * @throws Error when the generator's output format changed, so that no route is lost unnoticed
 */
export function usedRoutes(code: string, source: string): string {
  const patterns = code.match(/\bpattern:/g)?.length ?? 0
  const entries = [...code.matchAll(entry)]
  if (!entries.length || entries.length !== patterns) {
    throw new Error(`shop-routes: ${patterns} routes, ${entries.length} entries understood`)
  }
  const calls = source.replace(/\s*\.\s*/g, '.').match(/(?<=\bapi\.)[\w.]+/g)
  const called = new Set(calls)
  return shortRoutes(code.replace(entry, (whole, name: string) => (called.has(callOf(name)) ? whole : '')))
}

/** With the first method, as `GET` of `GET` and `HEAD`. */
function shortRoutes(code: string): string {
  return code.replace(entry, (_, name: string, body: string) => {
    const [, method, pattern] = /methods: \["(\w+)"[\s\S]*pattern: '(.*)',/.exec(body)!
    return `  '${name}': '${method} ${pattern}',\n`
  })
}

const callOf = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Excludes tests: their calls are not part of the build. */
export function storefrontSource(): string {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(?<!\.test)\.(tsx?|astro)$/.test(file))
    .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), sourceFolder), 'utf8'))
    .join('\n')
}
