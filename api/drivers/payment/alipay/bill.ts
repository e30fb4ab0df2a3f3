import { unzipSync } from 'fflate'
import type { ProviderReportLine } from '#drivers/payment/payment_gateway'
import { toTime } from '#drivers/payment/alipay/trade'
import { yuanToFen } from '#drivers/payment/yuan'

const columns = {
  trade: '支付宝交易号',
  order: '商户订单号',
  kind: '业务类型',
  at: '完成时间',
  amount: '订单金额（元）',
  request: '退款批次号/请求号',
}

/** A zip with two files, of which one lists the trades. @throws Error for anything else */
export function readBill(zip: Uint8Array, maxBytes: number): ProviderReportLine[] {
  let bytes = 0
  const files = unzipSync(zip, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      if (bytes > maxBytes) throw new Error(`a bill of more than ${maxBytes} bytes`)
      return true
    },
  })
  const texts = Object.values(files).map((file) => new TextDecoder('gb18030', { fatal: true }).decode(file))
  const [text] = texts.filter((one) => headOf(one) !== null)
  if (text === undefined) throw new Error('a bill without a list of trades')
  return readLines(text)
}

/** Notes begin with a hash; cells may end with a tab, so that a spreadsheet reads them as text. */
function readLines(text: string): ProviderReportLine[] {
  const rows = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
  if (!text.includes('#-----')) throw new Error('a bill without its end')
  const [names, ...lines] = rows.map((line) => line.split(',').map((cell) => cell.trim()))
  return lines.map((cells) => {
    if (cells.length !== names.length) throw new Error('a line of the bill with other columns')
    return lineOf(Object.fromEntries(names.map((name, at) => [name, cells[at]])))
  })
}

function headOf(text: string): string | null {
  const head = text.split(/\r?\n/).find((line) => line !== '' && !line.startsWith('#'))
  return head?.includes(columns.trade) && head.includes(columns.order) ? head : null
}

function lineOf(row: Record<string, string>): ProviderReportLine {
  const { [columns.trade]: transactionId, [columns.order]: merchantNo, [columns.kind]: kind } = row
  const isRefund = kind === '退款'
  if (!transactionId || !merchantNo || (!isRefund && kind !== '交易')) {
    throw new Error('a line of the bill unlike a payment')
  }
  return {
    merchantNo,
    transactionId,
    kind: isRefund ? 'refund' : 'payment',
    refundNo: isRefund ? row[columns.request] : null,
    amountFen: yuanToFen(row[columns.amount].replace(/^-/, '')),
    at: toTime(row[columns.at]),
  }
}
