import type { HttpError } from '@refinedev/core'
import { DirectExportRows, ExportIsLong, ExportsPage, messages, type ExportKindName } from '@zhuxue/api/terms/exports'
import { App } from 'antd'
import { call } from '../../providers/api'

interface ExportOptions {
  kind: ExportKindName
  filters: object
  /** Row count of the list. */
  total: number
  direct: () => Promise<unknown>
}

/** Downloads a short list at once; a job builds a long one, and 我的导出 shows when it is ready. */
export function useExport() {
  const { message } = App.useApp()
  return async ({ kind, filters, total, direct }: ExportOptions): Promise<void> => {
    if (total <= DirectExportRows) {
      try {
        return void (await direct())
      } catch (error) {
        if ((error as HttpError).code !== ExportIsLong) throw error
      }
    }
    await call('POST /api/exports', { body: { kind, filters } })
    message.success(
      <>
        {messages.started} <a href={ExportsPage}>我的导出</a>
      </>
    )
  }
}
