import { useList, type BaseRecord, type CrudFilter, type HttpError } from '@refinedev/core'
import { Form, type TableProps } from 'antd'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatRowCount } from '../format'
import { isCurrentPath } from '../../lib/isCurrentPath'
import { isSet } from '../../providers/data'
import { requestedSort, sortNamesOf, type ColumnSorts, type Sort } from './columnSorts'
import { isSameQuery, fromUrl, toUrl, type Query } from './listingUrl'

interface Options<V> {
  resource: string
  /** Form values on the first visit and after 重置. */
  defaults: V
  /** Form values → query of the API, where they differ (a date range). */
  toQuery?: (values: V) => Query
  fromQuery?: (query: Query) => V
}

const identity = (values: unknown) => values as never

/**
 * A list with a search form. Filters, order, page and size live only in the URL, and each change is a history entry:
 * reload, back and forward show the same rows.
 */
export function useListing<R extends BaseRecord, V extends object>(options: Options<V>) {
  const { resource, defaults, toQuery = identity, fromQuery = identity } = options
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [form] = Form.useForm<V>()

  const defaultQuery = toQuery(defaults) as Query
  const sortNames = sortNamesOf(resource)
  const parse = (from: string) => fromUrl(from, defaultQuery, sortNames)
  const current = parse(search)
  const { query, page: currentPage, pageSize, sort } = current
  const sorters = sort ? [sort] : []
  // Before the fields are first rendered, which would otherwise happen twice.
  useState(() => form.setFieldsValue(fromQuery(query) as never))
  const filters: CrudFilter[] = Object.entries(query).map(([field, value]) => ({ field, operator: 'eq', value }))

  const { result, query: tableQuery } = useList<R & { id: number }, HttpError>({
    resource,
    filters,
    sorters,
    pagination: { currentPage, pageSize },
    queryOptions: { placeholderData: (before) => before },
  })

  // The next page is prefetched once the user reaches the pager, not with every list: some count millions of rows.
  const total = result.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const isLoaded = tableQuery.isSuccess && !tableQuery.isPlaceholderData
  const [isTurning, setTurning] = useState(false)
  useList<R & { id: number }, HttpError>({
    resource,
    filters,
    sorters,
    pagination: { currentPage: currentPage + 1, pageSize },
    queryOptions: { enabled: isLoaded && isTurning && currentPage < lastPage },
    errorNotification: false,
  })

  const show = (change: Partial<typeof current>, replace = false) => {
    // The URL is ahead of what is rendered: on a slow machine a user can act before the last search is shown.
    const requested = isCurrentPath(pathname) ? parse(window.location.search) : current
    const next = toUrl({ ...requested, ...change }, defaultQuery)
    if (next === toUrl(requested, defaultQuery)) void tableQuery.refetch()
    else navigate({ pathname, search: next }, { replace, state: { isExplicit: true } })
  }

  const sortBy = (sort: Sort | undefined) => show({ sort, page: 1 })

  const searchFor = (change: Query) => show({ query: change, page: 1 })

  /** Shows a message at a field of the form and expands it if collapsed. */
  const [errorField, setErrorField] = useState<{ name: string }>()
  const showFieldError = (name: string, errorText: string) => {
    form.setFields([{ name: name as never, errors: [errorText] }])
    setErrorField({ name })
  }

  const fill = (from: Query) => {
    form.resetFields()
    form.setFieldsValue(fromQuery(from) as never)
  }

  /**
   * Filters set from outside the form. The form holds them before the URL is rendered, which takes a while on a slow
   * machine; text typed meanwhile is added to them.
   */
  const filledAhead = useRef<string | undefined>(JSON.stringify(query))
  const searchWith = (change: Query) => {
    const { query: ahead } = fromUrl(toUrl({ ...current, query: change }, defaultQuery), defaultQuery)
    fill(ahead)
    filledAhead.current = JSON.stringify(ahead)
    searchFor(change)
  }
  const reset = () => searchWith(defaultQuery)

  // The form follows the URL: back, forward and menu links change the filters from outside.
  // Before the paint, so that text typed into a visible form is not reverted.
  const followUrl = useEffectEvent((written: string) => {
    if (filledAhead.current !== written) fill(query)
    filledAhead.current = undefined
  })
  const written = JSON.stringify(query)
  useLayoutEffect(() => followUrl(written), [written])

  // The last row of the last page may be gone: then the previous page is the last.
  const turnBack = useEffectEvent(() => {
    if (isCurrentPath(pathname)) show({ page: lastPage }, true)
  })
  useEffect(() => {
    if (isLoaded && currentPage > lastPage) turnBack()
  }, [isLoaded, currentPage, lastPage])

  const details = ((tableQuery.data as Query | undefined)?.details ?? {}) as Query
  const tableProps = {
    list: resource,
    dataSource: result.data as R[],
    loading: tableQuery.isPending || tableQuery.isPlaceholderData,
    pagination: { current: currentPage, pageSize, total, showTotal: () => formatRowCount(total, details.more) },
    onChange: ({ current = 1, pageSize: size = pageSize }, _filters, sorter, { action }) =>
      action === 'sort'
        ? sortBy(requestedSort(sorter))
        : show({ page: size === pageSize ? current : 1, pageSize: size }),
    sorts: { names: sortNames, sort, onSort: sortBy },
    unfiltered: !filters.some(isSet),
    onPagerNear: () => setTurning(true),
  } satisfies TableProps<R> & { list: string; onPagerNear: () => void; sorts: ColumnSorts; unfiltered: boolean }
  const failing = { error: tableQuery.error, onRetry: () => void tableQuery.refetch() }
  const searchFormProps = { form, onFinish: (values: V) => searchFor(toQuery(values) as Query) }

  return {
    form,
    filters,
    sort,
    currentPage,
    pageSize,
    result: { data: result.data as R[], total: result.total },
    /** For a PageTable, which also shows the error. */
    tableProps: { ...tableProps, ...failing } as TableProps<R> & typeof tableProps & typeof failing,
    tableQuery,
    searchFormProps,
    /** For a FilterBar. */
    filterBar: { form: searchFormProps, onReset: reset, busy: tableQuery.isFetching, error: tableQuery.error },
    /** Form values, searched or not. */
    typed: () => toQuery(form.getFieldsValue()) as Query,
    isSearched: (change: Query) => isSameQuery(change, query, defaultQuery),
    search: searchWith,
    /** Searches with the values of a quick filter. */
    choose: (values: V) => searchWith(toQuery(values) as Query),
    showFieldError,
    errorField,
    showPage: (page: number) => show({ page }),
    reset,
    details,
  }
}

export type Listing = ReturnType<typeof useListing>
