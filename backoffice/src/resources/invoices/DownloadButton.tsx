import { DownloadOutlined } from '@ant-design/icons'
import type { CrudFilter } from '@refinedev/core'
import { says } from '@zhuxue/api/terms/invoices'
import { App, Button } from 'antd'
import { useCommand } from '../../kit/useCommand'
import { asked, takeList } from './calls'

/** Accounts and telephones leave the house: it says so before, and the server writes it down. */
export function DownloadButton(props: {
  filters: CrudFilter[]
  total: number
  onRangeMissing: () => void
}) {
  const { filters, total, onRangeMissing } = props
  const { modal, message } = App.useApp()
  const { run, busy } = useCommand('audit-logs')

  const ask = () => {
    const query = asked(filters)
    if (!query.requestedFrom || !query.requestedTo) {
      message.error(says.rangeNeeded)
      return onRangeMissing()
    }
    modal.confirm({
      title: '下载发票列表',
      content: `将下载符合当前条件的 ${total} 张发票，文件中包含完整的开票信息和联系电话，请妥善保管。本次下载会记入操作日志。`,
      okText: '下载',
      cancelText: '取消',
      onOk: () => run('export', () => takeList(query)),
    })
  }

  return (
    <Button icon={<DownloadOutlined />} loading={busy !== null} onClick={ask}>
      下载 Excel
    </Button>
  )
}
