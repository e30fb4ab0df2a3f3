import { fieldsOf } from '@zhuxue/api/invoice-rules'
import {
  InvoiceFields,
  InvoiceTypeText,
  IssueState,
  IssueStateText,
  NoteStateText,
  PayerNameText,
  PayerTypeText,
  RedStateText,
  ReversalReasonText,
  messages,
} from '@zhuxue/api/terms/invoices'
import { Alert, Button, Descriptions, Space, Typography } from 'antd'
import { useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { formatYuan } from '../../components/format'
import { orderPath } from '../commerce/public'
import { compactDescriptions } from '../../components/compactDescriptions'
import { InvoiceState } from './InvoiceState'
import { InvoiceFiles, acceptsFiles } from './InvoiceFiles'
import { canEnterNumber, canReverse, problemOf } from './invoice'
import { saveNumber, saveRedNumber } from './calls'
import { NumberDialog } from './NumberDialog'
import type { InvoiceDetail } from '../../lib/apiTypes'

const wide = { ...compactDescriptions, styles: { label: { width: 128 } } }

export function InvoiceDetails({ invoice }: { invoice: InvoiceDetail }) {
  const { order } = invoice
  const problem = problemOf(invoice)
  // Without separators: it is pasted into the tax platform.
  const amount = invoice.invoiceAmt.toFixed(2)
  return (
    <Space direction="vertical" size={28} style={{ display: 'flex' }}>
      <Space direction="vertical" size={12} style={{ display: 'flex' }}>
        <Space size={12} align="start">
          <Typography.Text strong>{invoice.payerName}</Typography.Text>
          <InvoiceState invoice={invoice} />
        </Space>
        {invoice.withdrawTime && <Alert type="info" showIcon message={messages.withdrawn} />}
        {problem && <Alert type="error" showIcon message={problem} />}
        {invoice.isReplaced && <Alert type="info" showIcon message="这张发票已冲红，订单有新的开票申请。" />}
        {canReverse(invoice) && order.refundedAmt > 0 && (
          <Alert
            type="warning"
            showIcon
            message={`发票发送后订单退款 ${formatYuan(order.refundedAmt)} 元，需要开具红字发票。`}
          />
        )}
      </Space>

      <Descriptions {...wide} title="开票信息">
        <Descriptions.Item label="发票类型">{InvoiceTypeText[invoice.invoiceType]}</Descriptions.Item>
        <Descriptions.Item label="抬头类型">{PayerTypeText[invoice.payerType]}</Descriptions.Item>
        {fieldsOf(invoice).map((field) => (
          <Descriptions.Item
            key={field}
            label={field === 'payerName' ? PayerNameText[invoice.payerType] : InvoiceFields[field].label}
          >
            <Copied text={invoice[field]} />
          </Descriptions.Item>
        ))}
        <Descriptions.Item label="发票金额（元）">
          <Copied text={amount} />
        </Descriptions.Item>
      </Descriptions>

      <Descriptions {...wide} title="订单">
        <Descriptions.Item label="订单号">
          <Space size={12} wrap>
            <Copied text={invoice.orderId} />
            <Link to={orderPath(invoice.orderId)}>打开订单</Link>
          </Space>
        </Descriptions.Item>
        <Descriptions.Item label="商品">
          <Copied text={order.orderName} />
        </Descriptions.Item>
        <Descriptions.Item label="订单金额（元）">
          {formatYuan(order.orderAmt)}
          {order.refundedAmt > 0 && `（已退款 ${formatYuan(order.refundedAmt)}）`}
        </Descriptions.Item>
        <Descriptions.Item label="支付时间">{order.paidTime ?? '—'}</Descriptions.Item>
      </Descriptions>

      <Descriptions {...wide} title="进度">
        <Descriptions.Item label="申请时间">{invoice.requestTime ?? '—'}</Descriptions.Item>
        <Descriptions.Item label="发送时间">{invoice.sendTime ?? '—'}</Descriptions.Item>
        {invoice.issueState !== IssueState.None && (
          <Descriptions.Item label="自动开具">
            {IssueStateText[invoice.issueState]}
            {invoice.issueTime && `（${invoice.issueTime}）`}
          </Descriptions.Item>
        )}
        {(invoice.invoiceNumber || canEnterNumber(invoice)) && (
          <Descriptions.Item label="发票号码">
            <EnteredNumber
              name="invoiceNumber"
              number={invoice.invoiceNumber}
              mayEnter={canEnterNumber(invoice)}
              onSave={(number) => saveNumber(invoice.invoiceId, number)}
            />
          </Descriptions.Item>
        )}
        {invoice.redInvoices.map((red) => (
          <Descriptions.Item key={red.redInvoiceId} label="红字发票">
            <Space direction="vertical" size={0}>
              <span>
                {formatYuan(-red.redAmt)} 元，{RedStateText[red.redState]}（{ReversalReasonText[red.redReason]}）
              </span>
              {(red.redNumber || red.mayEnterNumber) && (
                <EnteredNumber
                  name="redNumber"
                  number={red.redNumber}
                  mayEnter={red.mayEnterNumber}
                  onSave={(number) => saveRedNumber(red.redInvoiceId, number)}
                />
              )}
              {red.noteNo && (
                <span className="numeric">
                  确认单 {red.noteNo}
                  {red.noteState && `（${NoteStateText[red.noteState] ?? red.noteState}）`}
                </span>
              )}
              {red.failReason && <Typography.Text type="danger">{red.failReason}</Typography.Text>}
            </Space>
          </Descriptions.Item>
        ))}
        {acceptsFiles(invoice) && (
          <Descriptions.Item label="发票文件">
            <InvoiceFiles invoice={invoice} />
          </Descriptions.Item>
        )}
        {invoice.expressOrderNo && (
          <Descriptions.Item label="快递">
            <Space size={8}>
              {invoice.expressCompany}
              <Copied text={invoice.expressOrderNo} />
            </Space>
          </Descriptions.Item>
        )}
        {invoice.needsReversalTime && (
          <Descriptions.Item label="退款时间">{invoice.needsReversalTime}</Descriptions.Item>
        )}
        {invoice.reversedTime && <Descriptions.Item label="冲红时间">{invoice.reversedTime}</Descriptions.Item>}
      </Descriptions>
    </Space>
  )
}

function EnteredNumber({
  mayEnter,
  ...dialog
}: { mayEnter: boolean } & Omit<ComponentProps<typeof NumberDialog>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Space wrap>
      {dialog.number && <Copied text={dialog.number} />}
      {mayEnter && (
        <Button size="small" onClick={() => setOpen(true)}>
          {dialog.name === 'redNumber' && (dialog.number ? '更正红字发票号码' : '填写红字发票号码')}
          {dialog.name === 'invoiceNumber' && (dialog.number ? '更正' : '填写')}
        </Button>
      )}
      {isOpen && <NumberDialog {...dialog} onClose={() => setOpen(false)} />}
    </Space>
  )
}

function Copied({ text }: { text: string | null }) {
  if (!text) return '—'
  // A masked value is of no use in another window.
  if (text.includes('*')) return <span className="numeric">{text}</span>
  return (
    <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} className="numeric">
      {text}
    </Typography.Text>
  )
}
