import { download } from '../../../components/download'
import { call } from '../../../providers/api'

export const queryRegistry = (id: number) => call('POST /api/admin/push-logs/:id/inquiries', { params: { id } })

export const hasRange = ({ uploadedFrom, uploadedTo }: Record<string, unknown>) => Boolean(uploadedFrom && uploadedTo)

export const downloadPushes = (query: object) => download('GET /api/admin/push-logs-export', query, '上传记录.xlsx')
