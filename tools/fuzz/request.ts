import type { Known } from './known.js'
import { oddValue } from './odd_values.js'
import type { Random } from './random.js'
import type { Route } from './routes.js'
import { objectOf, valueOf } from './values.js'

export interface Request {
  method: string
  path: string
  headers: Record<string, string>
  raw?: string
}

const json = 'application/json'
/** Just above the limit; a larger one is cut off during the upload, which looks like a broken connection. */
const maxBody = 1_100_000
const others = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']
const types = [...Array<string>(6).fill(json), ...others, 'application/xml', '']
const broken = ['{', '[', '"', '{"a":1,}', 'null', '1', '""', '\u0000', '{"a":"\\ud83d"}']

export function requestFor(random: Random, known: Known, route: Route): Request {
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let { path } = route
  for (const { name, in: where, schema, required } of route.parameters) {
    const value = valueOf(random, known, name, schema)
    if (where === 'path') path = path.replace(`{${name}}`, segment(value))
    else if (where === 'header')
      headers[name.toLowerCase()] = textOf(value)
        .replace(/[^\x21-\x7e]/g, '.')
        .slice(0, 300)
    else if (required || random.isOnce(2)) add(query, name, value)
  }
  if (random.isOnce(10))
    add(query, random.of(['page', 'pageSize', 'userId', '__proto__', 'orderByClause']), oddValue(random))

  const search = query.size ? `?${query}`.slice(0, 6000) : ''
  const request = { method: route.method, path: path + search, headers }
  if (!route.body && (route.method === 'GET' || !random.isOnce(4))) return request

  const body = random.isOnce(12) ? oddValue(random) : objectOf(random, known, route.body ?? {})
  const type = random.of(types)
  const text = JSON.stringify(body)
  const raw = random.isOnce(25) || text.length > maxBody ? random.of(broken) : text
  return { ...request, raw, headers: { ...headers, 'content-type': type } }
}

function segment(value: unknown): string {
  const text = textOf(value)
  return encodeURIComponent(text.toWellFormed()).slice(0, 2000) || '%20'
}

function add(query: URLSearchParams, name: string, value: unknown): void {
  for (const one of [value].flat()) query.append(name, textOf(one))
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
