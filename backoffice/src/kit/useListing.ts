import { useTable } from '@refinedev/antd'
import type { BaseRecord, CrudFilter, HttpError } from '@refinedev/core'
import { useEffect } from 'react'

type Query = Record<string, unknown>

interface Options<V> {
  resource: string
  /** What the form holds on the first visit and after 重置. */
  defaults: V
  /** Form values → query of the API, where they differ (a date range). */
  toQuery?: (values: V) => Query
  fromQuery?: (query: Query) => V
}

const same = (values: unknown) => values as never

/** A list with one search form above it: filters, page and size live in the URL. */
export function useListing<R extends BaseRecord, V extends object>(options: Options<V>) {
  const { resource, defaults, toQuery = same, fromQuery = same } = options

  const asFilters = (values: V): CrudFilter[] =>
    Object.entries(toQuery(values) as Query).map(([field, value]) => ({
      field,
      operator: 'eq',
      value,
    }))

  const table = useTable<R, HttpError, V>({
    resource,
    pagination: { pageSize: 10 },
    filters: { initial: asFilters(defaults), defaultBehavior: 'replace' },
    onSearch: asFilters,
  })
  const form = table.searchFormProps.form!
  const asked: Query = Object.fromEntries(
    table.filters.map((f) => ['field' in f ? f.field : '', f.value])
  )

  // The form follows the URL: back, forward and a click on the menu change the filters from outside.
  useEffect(() => {
    form.resetFields()
    form.setFieldsValue(fromQuery(asked) as never)
  }, [JSON.stringify(asked)])

  const reset = () => {
    table.setFilters(asFilters(defaults))
    table.setCurrentPage(1)
  }

  const facts = (table.tableQuery.data as Query | undefined)?.facts as Query | undefined
  return { ...table, form, reset, facts: facts ?? {} }
}
