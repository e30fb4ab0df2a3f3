import type { CrudFilter } from '@refinedev/core'
import { download } from '../../kit/download'
import { http } from '../../providers/api'
import { ALL } from '../../providers/data'

export interface Dispatch {
  expressCompany?: string
  expressOrderNo?: string
}

/** Answers with what to say about it. */
export const send = (id: number, dispatch: Dispatch) =>
  http.post<{ msg: string }>(`/api/invoices/${id}/send`, dispatch).then(({ data }) => data.msg)

export const reverse = (id: number) =>
  http.post<{ msg: string }>(`/api/admin/invoices/${id}/reversal`).then(({ data }) => data.msg)

/** What the list was asked for, without what says nothing. */
export const asked = (filters: CrudFilter[]): Record<string, unknown> =>
  Object.fromEntries(
    filters
      .filter(({ value }) => ![undefined, null, '', ALL].includes(value))
      .map((filter) => ['field' in filter ? filter.field : '', filter.value])
  )

/** The list with these filters as a workbook; that it was taken is logged. */
export const takeList = (query: object) =>
  download('/api/admin/invoices-export', query, '发票列表.xlsx')
