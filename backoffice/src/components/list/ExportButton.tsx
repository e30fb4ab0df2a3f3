import { DownloadOutlined } from '@ant-design/icons'
import type { ExportKindName } from '@zhuxue/api/terms/exports'
import { App, Button } from 'antd'
import { activeFilters } from './filter/activeFilters'
import type { Query } from './listingUrl'
import { useApiMutation } from '../hooks/useApiMutation'
import { useExport } from '../hooks/useExport'
import type { Listing } from './useListing'
import { useModal } from '../dialog/useModal'

/**
 * Exports the searched rows as a workbook. Typed but unsearched filters are searched first, so that it holds what the
 * screen shows. It asks first, because the server logs it.
 */
export function ExportButton(props: {
  listing: Pick<Listing, 'filters' | 'typed' | 'isSearched' | 'search' | 'showFieldError'>
  /** The time range that a large export needs, and its field. */
  range?: { field: string; isWhole: (query: Query) => boolean; missing: string }
  title: string
  content: string
  kind: ExportKindName
  total: number
  take: (query: Query) => Promise<unknown>
}) {
  const { listing, range, title, content, kind, total, take } = props
  const { message } = App.useApp()
  const modal = useModal()
  const { run, busy } = useApiMutation('audit-logs')
  const startExport = useExport()

  const confirmExport = () => {
    const typed = listing.typed()
    if (range && !range.isWhole(typed)) {
      message.error(range.missing)
      return listing.showFieldError(range.field, range.missing)
    }
    if (!listing.isSearched(typed)) {
      message.info('查询条件有改动，已按新的条件查询，请核对后再下载')
      return listing.search(typed)
    }
    modal.confirm({
      title,
      content,
      okText: '下载',
      cancelText: '取消',
      onOk: () => {
        const filters = activeFilters(listing.filters)
        return run('export', () => startExport({ kind, filters, total, direct: () => take(filters) }))
      },
    })
  }

  return (
    <Button icon={<DownloadOutlined />} loading={busy !== null} onClick={confirmExport}>
      下载 Excel
    </Button>
  )
}
