import type {
  BaseKey,
  BaseRecord,
  CrudFilter,
  DataProvider,
  GetListParams,
  GetListResponse,
  HttpError,
} from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { http } from './api'
import { pathsOf } from './paths'

export const ALL = 'all'

const listClient = Object.assign(Object.create(http) as typeof http, {
  get: (url: string, config?: AxiosRequestConfig) => http.get(url, config).then(asRows),
})

const rest = simpleRest('/api', listClient)

/** A custom call returns its response unchanged, even with a `total`. */
const { custom } = simpleRest('/api', http)

/** Fields of a list next to its rows (`amountTotal`, …), by the rows of the response. */
const listDetails = new WeakMap<object, Record<string, unknown>>()

/** `{ courses: [...], total, ...rest }` becomes what simple-rest expects: rows and x-total-count. */
export function asRows(response: AxiosResponse) {
  const { total, ...fields } = response.data ?? {}
  if (typeof total !== 'number') return response
  const plural = Object.keys(fields).find((name) => Array.isArray(fields[name]))
  if (!plural) return response

  const { [plural]: rows, ...otherFields } = fields
  delete otherFields.code
  listDetails.set(rows, otherFields)
  response.data = rows
  response.headers['x-total-count'] = String(total)
  return response
}

const eq = (field: string, value: unknown): CrudFilter => ({ field, operator: 'eq', value })

export const isSet = (filter: CrudFilter) =>
  ![undefined, null, '', ALL].includes(filter.value) && filter.value?.length !== 0

async function oneOfList(resource: string, id: BaseKey): Promise<any> {
  const filters = [eq(pathsOf(resource).key!, id)]
  const { data } = await dataProvider.getList({ resource, filters })
  if (!data[0]) throw { message: '没有找到您要的内容', statusCode: 404 } satisfies HttpError
  return data[0]
}

export const dataProvider: DataProvider = {
  ...rest,
  custom,

  async getList<R extends BaseRecord>(params: GetListParams): Promise<GetListResponse<R>> {
    const { resource, pagination, filters = [], sorters = [], meta } = params
    const page = [eq('page', pagination?.currentPage ?? 1), eq('pageSize', pagination?.pageSize ?? 10)]
    const { list, always = {} } = pathsOf(resource)
    const usedFields = new Set(filters.filter(isSet).map((filter) => 'field' in filter && filter.field))
    const fixed = Object.entries(always)
      .filter(([field]) => !usedFields.has(field))
      .map(([field, value]) => eq(field, value))
    const response = await rest.getList<R>({
      resource: list,
      pagination: { mode: 'off' },
      filters: [...fixed, ...filters.filter(isSet), ...page],
      sorters,
      meta,
    })
    return { ...response, details: listDetails.get(response.data) ?? {} }
  },

  async getOne({ resource, id, meta }) {
    const { one, row } = pathsOf(resource)
    if (!one) return { data: await oneOfList(resource, id) }
    const { data } = await rest.getOne<any>({ resource: one, id, meta })
    return { data: row ? data[row] : data }
  },

  async create({ resource, variables, meta }) {
    return rest.create({ resource: pathsOf(resource).write!, variables, meta })
  },

  /** An update is a POST of the whole form with the record's id; this API has no PATCH. */
  async update({ resource, id, variables, meta }) {
    const { write, key } = pathsOf(resource)
    const body = { ...variables, [key!]: Number(id) || id }
    return rest.create<any>({ resource: write!, variables: body, meta })
  },

  async deleteOne({ resource, id, variables, meta }) {
    return rest.deleteOne({ resource: pathsOf(resource).write!, id, variables, meta })
  },
}
