import { Form } from 'antd'
import { useState } from 'react'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { ALL } from '../../../providers/data'
import { noFilters } from './columns'

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
  const search = (values: Record<string, unknown>) => {
    const set = Object.entries(values).filter(([, value]) => value && value !== ALL)
    const next = { ...first, pageSize: queryParams.pageSize, ...Object.fromEntries(set) }
    if (JSON.stringify(next) === JSON.stringify(queryParams)) void query.refetch()
    else setQueryParams(next)
  }

  return {
    query,
    bank: data?.questionBank,
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
      pagination: {
        current: queryParams.page as number,
        pageSize: queryParams.pageSize as number,
        total: data?.total ?? 0,
      },
      onChange: ({ current = 1, pageSize = 10 }) =>
        setQueryParams({ ...queryParams, page: pageSize === queryParams.pageSize ? current : 1, pageSize }),
      error: query.error,
      onRetry: () => void query.refetch(),
    },
  }
}
