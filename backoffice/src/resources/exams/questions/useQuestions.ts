import { Form, type TableProps } from 'antd'
import type { Question } from '../../../lib/apiTypes'
import { useState } from 'react'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import {
  requestedSort,
  sortNamesOf,
  sortOf,
  toSortParams,
  withoutSort,
  type Sort,
} from '../../../components/list/columnSorts'
import { ALL } from '../../../providers/data'
import { noFilters } from './columns'

const sortNames = sortNamesOf('questions')
const first = { page: 1, pageSize: 10 }

/** The questions of one bank, searched and paginated. */
export function useQuestions(bankId: number) {
  const [form] = Form.useForm()
  const [queryParams, setQueryParams] = useState<Record<string, unknown>>(first)
  const { query, data } = useApiQuery('GET /api/admin/question-banks/:id/questions', {
    params: { id: bankId },
    queryParams,
    queryOptions: { placeholderData: (before: unknown) => before as never, retry: false },
    errorNotification: false,
  })
  const sort = sortOf(queryParams, sortNames)
  const sortBy = (to: Sort | undefined) => {
    setQueryParams({ ...withoutSort(queryParams), page: 1, ...toSortParams(to) })
  }
  const { page, pageSize, ...searched } = withoutSort(queryParams)
  const search = (values: Record<string, unknown>) => {
    const set = Object.entries(values).filter(([, value]) => value && value !== ALL)
    const remaining = { pageSize: queryParams.pageSize, ...toSortParams(sort) }
    const next = { ...first, ...remaining, ...Object.fromEntries(set) }
    if (JSON.stringify(next) === JSON.stringify(queryParams)) void query.refetch()
    else setQueryParams(next)
  }

  return {
    query,
    bank: data?.questionBank,
    /** The conditions without page and order. */
    searched,
    filterProps: {
      form: { form, initialValues: noFilters, onFinish: search },
      onReset: () => {
        form.resetFields()
        search({})
      },
      busy: query.isFetching,
    },
    tableProps: {
      dataSource: data?.questions,
      loading: query.isPending || query.isPlaceholderData,
      pagination: { current: page as number, pageSize: pageSize as number, total: data?.total ?? 0 },
      onChange: (({ current = 1, pageSize = 10 }, _filters, sorter, { action }) =>
        action === 'sort'
          ? sortBy(requestedSort(sorter))
          : setQueryParams({
              ...queryParams,
              page: pageSize === queryParams.pageSize ? current : 1,
              pageSize,
            })) satisfies TableProps<Question>['onChange'],
      sorts: { names: sortNames, sort, onSort: sortBy },
      unfiltered: !Object.keys(searched).length,
      error: query.error,
      onRetry: () => void query.refetch(),
    },
  }
}
