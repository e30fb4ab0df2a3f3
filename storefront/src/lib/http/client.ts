import type { AdonisEndpoint, RawRequestArgs } from '@tuyau/core/types'
import type { registry } from '@zhuxue/api/registry'

/** The calls by route name, `api.comments.index({ query })`, with the generated types. */
export type Api = ApiOf<NonNullable<(typeof registry)['$tree']>>

/** A name may be both a call and a prefix of others. */
type ApiOf<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends AdonisEndpoint
    ? CallOf<Tree[Name]> & ApiOf<Omit<Tree[Name], keyof AdonisEndpoint>>
    : ApiOf<Tree[Name]>
}
type CallOf<Endpoint extends AdonisEndpoint> = (
  args: RawRequestArgs<Endpoint> & Options
) => Promise<Endpoint['types']['response']>
interface Options {
  headers?: Record<string, string>
  /** `keepalive`: the browser completes the request after the page is left. */
  context?: { quiet?: boolean; keepalive?: boolean }
}

export interface Call {
  url: string
  init: RequestInit & { headers: Headers }
  /** No toast on failure; the page shows it itself. */
  quiet: boolean
}

interface Args extends Options {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** `POST /api/user/cart-items` by name. */
export type Routes = Readonly<Record<string, string | undefined>>

/** A file as the whole body; the types of such routes have no body. */
export const fileBody = (body: Blob): object => ({ body })

/** A client for the storefront, smaller than Tuyau's (docs/performance.md). */
export function createClient(registered: object, send: (call: Call) => Promise<unknown>): Api {
  // `build/api_client_routes.ts` shortens the routes of the registry.
  const routes = registered as Routes
  // Only routes can be called: a promise that resolves with the client must not mistake it for a thenable.
  const named = (name: string): unknown =>
    new Proxy(routes[name] ? () => undefined : {}, {
      get: (_, key) => named(name + (name && '.') + toSnakeCase(String(key))),
      apply: async (_, _this, [args]: [Args?]) => send(callOf(routes[name]!, args)),
    })
  return named('') as Api
}

function callOf(route: string, { params, query, body, headers, context = {} }: Args = {}): Call {
  const { quiet = false, keepalive } = context
  const [method, pattern] = route.split(' ') as [string, string]
  const init: Call['init'] = { method, headers: new Headers(headers), keepalive }
  if (body !== undefined && method !== 'GET') {
    const isFile = body instanceof Blob
    init.headers.set('Content-Type', isFile ? body.type : 'application/json')
    init.body = isFile ? body : JSON.stringify(body)
  }
  return { url: withParams(pattern, params) + queryString(query), quiet, init }
}

function withParams(pattern: string, params: Record<string, unknown> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (value === '') throw new Error(`${pattern}: no ${name}`)
    return encodeURIComponent(String(value))
  })
}

/** Arrays as `key[]=`; undefined values are omitted. */
function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if ((one ?? null) === null) continue
      search.append(Array.isArray(value) ? `${key}[]` : key, String(one))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}

const toSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
