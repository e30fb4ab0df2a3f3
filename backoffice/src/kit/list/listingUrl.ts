import { PageSizes } from '@zhuxue/api/rules'

/** What a list is asked for, as its API knows it: texts and lists of texts. */
export type Query = Record<string, unknown>

const defaultSize = 10

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (value as string).length === 0
const same = (a: unknown, b: unknown) =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/**
 * The search of a list as its URL: only what differs from the first visit. A list of values is written
 * as `name[]`; a default that was taken away stays visible as an empty value.
 */
export function toUrl(
  asked: { query: Query; page: number; pageSize: number },
  usual: Query
): string {
  const params = new URLSearchParams()
  for (const name of new Set([...Object.keys(usual), ...Object.keys(asked.query)])) {
    const value = asked.query[name]
    if (same(value, usual[name])) continue
    if (isEmpty(value)) params.append(name, '')
    else if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one))
    else params.append(name, String(value))
  }
  if (asked.page > 1) params.append('page', String(asked.page))
  if (asked.pageSize !== defaultSize) params.append('pageSize', String(asked.pageSize))
  return params.toString()
}

/** Whether two searches ask for the same, in whichever order their conditions were given. */
export function isSameQuery(one: Query, other: Query, usual: Query): boolean {
  const [a, b] = [one, other].map((query) => {
    const params = new URLSearchParams(toUrl({ query, page: 1, pageSize: defaultSize }, usual))
    params.sort()
    return params.toString()
  })
  return a === b
}

/** The inverse of `toUrl`; a page or size that makes no sense counts as the first and the usual one. */
export function fromUrl(search: string, usual: Query) {
  const query: Query = { ...usual }
  const { page = '1', pageSize = '', ...names } = Object.fromEntries(new URLSearchParams(search))
  const params = new URLSearchParams(search)
  for (const name of Object.keys(names)) {
    if (name.endsWith('[]')) query[name.slice(0, -2)] = params.getAll(name)
    else query[name] = names[name] || undefined
  }
  return {
    query,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    pageSize: PageSizes.some((size) => size === Number(pageSize)) ? Number(pageSize) : defaultSize,
  }
}
