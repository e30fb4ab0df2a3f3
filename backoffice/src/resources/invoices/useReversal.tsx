import { App } from 'antd'
import { yuan } from '../../kit/format'
import { useCommand } from '../../kit/hooks/useCommand'
import { reverseInvoice } from './calls'
import type { Invoice } from '../../lib/wire'
import { useModal } from '../../kit/dialog/useModal'

export function useReversal() {
  const { message } = App.useApp()
  const modal = useModal()
  const { run } = useCommand('invoices')

  return (invoice: Invoice) =>
    modal.confirm({
      title: '确定要标记为已冲红吗?',
      content: `${invoice.payerName}，${yuan(invoice.invoiceAmt)} 元。请先在税务平台开具红字发票，本次操作会记入操作日志。`,
      okText: '标记',
      cancelText: '取消',
      onOk: async () => {
        const done = await run('reverse', () => reverseInvoice(invoice.invoiceId))
        if (done) message.success(done)
      },
    })
}
