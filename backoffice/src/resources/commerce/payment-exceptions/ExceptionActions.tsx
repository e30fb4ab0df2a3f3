import { MoreOutlined } from '@ant-design/icons'
import { PaymentExceptionText } from '@zhuxue/api/terms/commerce'
import { messages, WalletStateText } from '@zhuxue/api/terms/commerce/exceptions'
import { App, Button, Dropdown, Space } from 'antd'
import { useState } from 'react'
import { formatYuan } from '../../../components/format'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { retryRefund } from '../refunds/calls'
import { refundOutcome } from '../refunds/outcome'
import { checkWallet, settleException } from './calls'
import { RefundExceptionDialog } from './RefundExceptionDialog'
import { ResolveDialog } from './ResolveDialog'
import type { PaymentException } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

/** The actions that the state of a payment exception allows. */
export function ExceptionActions({ exception }: { exception: PaymentException }) {
  const { paymentExceptionId: id, exceptionStatus, refundStatus, refundId } = exception
  const { message } = App.useApp()
  const modal = useModal()
  const { run, busy } = useApiMutation('payment-exceptions')
  const [open, setOpen] = useState<'refund' | 'resolve' | null>(null)
  const description = `${PaymentExceptionText[exception.kind]} ${exception.transactionId}`
  const button = { type: 'link', size: 'small', style: { paddingInline: 0 } } as const

  const ask = async () => {
    const check = await run('ask', () => checkWallet(id))
    if (!check) return
    const state = WalletStateText[check.walletState ?? 'unknown']
    const amount = check.walletAmt === null ? '' : `，金额 ${formatYuan(check.walletAmt)} 元`
    const time = check.paidTime ? `，时间 ${check.paidTime}` : ''
    modal.info({ title: '支付平台的回答', content: `${state}${amount}${time}` })
  }
  const settle = () =>
    modal.confirm({
      title: `确定要补单吗?`,
      content: `${formatYuan(exception.amount)} 元将作为订单 ${exception.orderId} 的付款，订单变为已支付，课程立即开通。`,
      okText: '补单',
      cancelText: '取消',
      onOk: () => run('settle', () => settleException(id), messages.settled),
    })
  const retry = async () => {
    const refund = await run('retry', () => retryRefund(refundId!))
    if (refund) void message.open({ ...refundOutcome(refund), duration: 5 })
  }

  const more = [
    ...(exception.mayCheck ? [{ key: 'ask', label: '向支付平台查询', onClick: () => void ask() }] : []),
    ...(exceptionStatus === 'open'
      ? [{ key: 'resolve', label: '标记为已处理', onClick: () => setOpen('resolve') }]
      : []),
  ]

  return (
    <Space size={14}>
      {exception.mayRefund && (
        <Button {...button} aria-label={`退款 ${description}`} onClick={() => setOpen('refund')}>
          退款
        </Button>
      )}
      {exception.maySettle && (
        <Button {...button} aria-label={`补单 ${description}`} onClick={settle}>
          补单
        </Button>
      )}
      {refundStatus === 'failed' && (
        <Button
          {...button}
          loading={busy === 'retry'}
          aria-label={`重新发起退款 ${description}`}
          onClick={() => void retry()}
        >
          重新退款
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more }}>
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            loading={busy === 'ask'}
            aria-label={`更多操作 ${description}`}
          />
        </Dropdown>
      )}
      {open === 'refund' && <RefundExceptionDialog exception={exception} onClose={() => setOpen(null)} />}
      {open === 'resolve' && <ResolveDialog exception={exception} onClose={() => setOpen(null)} />}
    </Space>
  )
}
