import type { HttpError } from '@refinedev/core'
import { useState } from 'react'
import type { TableProps } from 'antd'
import { PageTable } from '../../../../components/list/PageTable'

const first = { page: 1, pageSize: 10 }

/** Pagination of a user's lists; they are short, so the page is not in the URL. */
export function usePagination() {
  const [pages, setPages] = useState(first)
  return { pages, setPages }
}

interface Props<R> {
  noun: string
  about?: string
  rowKey: keyof R & string
  columns: TableProps<R>['columns']
  width: number
  rows: R[] | undefined
  total: number | undefined
  query: { error: HttpError | null; isPending: boolean; isPlaceholderData: boolean; refetch: () => unknown }
  paging: ReturnType<typeof usePagination>
}

export function PersonTable<R extends object>(props: Props<R>) {
  const { noun, about, rowKey, columns, width, rows, total = 0, query, paging } = props
  const { pages, setPages } = paging
  return (
    <PageTable<R>
      unfiltered
      noun={noun}
      about={about}
      rowKey={rowKey}
      columns={columns}
      scroll={{ x: width }}
      dataSource={rows}
      loading={query.isPending || query.isPlaceholderData}
      error={query.error}
      onRetry={() => void query.refetch()}
      pagination={total > first.pageSize && { ...pages, current: pages.page, total }}
      onChange={({ current = 1, pageSize = pages.pageSize }) =>
        setPages({ page: pageSize === pages.pageSize ? current : 1, pageSize })
      }
    />
  )
}

/** Keeps the present page visible while the next one loads. */
export const keepPreviousData = {
  queryOptions: { placeholderData: (before: unknown) => before as never, retry: false },
  errorNotification: false,
} as const
