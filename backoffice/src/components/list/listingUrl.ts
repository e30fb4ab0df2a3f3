import { PageSizes } from '@zhuxue/api/rules'
import { sortOf, toSortParams, type Sort } from './columnSorts'

export type Query = Record<string, unknown>

const defaultPageSize = 10

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (value as string).length === 0
const isSameValue = (a: unknown, b: unknown) => (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

interface ListState {
  query: Query
  page: number
  pageSize: number
  sort?: Sort
}

/**
 * The search of a list as its URL: only what differs from the defaults. A list of values is written as `name[]`; a
 * removed default stays visible as an empty value.
 */
export function toUrl(state: ListState, defaults: Query): string {
  const params = new URLSearchParams()
  for (const name of new Set([...Object.keys(defaults), ...Object.keys(state.query)])) {
    const value = state.query[name]
    if (isSameValue(value, defaults[name])) continue
    if (isEmpty(value)) params.append(name, '')
    else if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one))
    else params.append(name, String(value))
  }
  for (const [name, value] of Object.entries(toSortParams(state.sort))) params.append(name, value)
  if (state.page > 1) params.append('page', String(state.page))
  if (state.pageSize !== defaultPageSize) params.append('pageSize', String(state.pageSize))
  return params.toString()
}

export function isSameQuery(one: Query, other: Query, defaults: Query): boolean {
  const [a, b] = [one, other].map((query) => {
    const params = new URLSearchParams(toUrl({ query, page: 1, pageSize: defaultPageSize }, defaults))
    params.sort()
    return params.toString()
  })
  return a === b
}

/** The inverse of `toUrl`; an invalid page, size or order becomes the default. */
export function fromUrl(search: string, defaults: Query, sortNames: readonly string[] = []) {
  const query: Query = { ...defaults }
  const {
    page = '1',
    pageSize = '',
    _sort: by,
    _order: direction,
    ...names
  } = Object.fromEntries(new URLSearchParams(search))
  const params = new URLSearchParams(search)
  for (const name of Object.keys(names)) {
    if (name.endsWith('[]')) query[name.slice(0, -2)] = params.getAll(name)
    else query[name] = names[name] || undefined
  }
  return {
    query,
    sort: sortOf({ _sort: by, _order: direction }, sortNames),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    pageSize: PageSizes.some((size) => size === Number(pageSize)) ? Number(pageSize) : defaultPageSize,
  }
}
