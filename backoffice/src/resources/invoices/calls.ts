import { download } from '../../kit/download'
import { http } from '../../providers/api'

export interface Dispatch {
  expressCompany?: string
  expressOrderNo?: string
}

/** Answers with what to say about it. */
export const send = (id: number, dispatch: Dispatch) =>
  http.post<{ msg: string }>(`/api/invoices/${id}/send`, dispatch).then(({ data }) => data.msg)

export const reverse = (id: number) =>
  http.post<{ msg: string }>(`/api/admin/invoices/${id}/reversal`).then(({ data }) => data.msg)

/** A download needs a whole range of days. */
export const hasRange = ({ requestedFrom, requestedTo }: Record<string, unknown>) =>
  Boolean(requestedFrom && requestedTo)

/** The list with these filters as a workbook; that it was taken is logged. */
export const takeList = (query: object) =>
  download('/api/admin/invoices-export', query, '发票列表.xlsx')
