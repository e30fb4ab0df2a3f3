import { BankLineStateText } from '#commerce/bank_transfers/terms'
import { ExceptionStatusText, WalletStateText } from '#commerce/exceptions/terms'
import { GoodsReturnText, RefundStatusText } from '#commerce/refunds/terms'
import { OrderStatusText, WalletText } from '#commerce/terms'
import { CommentStatusText } from '#comments/terms'
import { DayStatusText } from '#core/reconciliation/terms'
import { InvoiceStatusText, IssueStateText, ReversalReasonText, ReversalText } from '#invoices/terms'
import { bytes, choice, count, money, number, reference, technical, text, words } from '#start/objects/fields'
import type { Fields } from '#start/objects/fields'

interface Answer {
  merchantNo: string
  state: keyof typeof WalletStateText | null
  outcome: string
}

const OutcomeText: Record<string, string> = {
  settled: '已补记为支付成功',
  already: '已经记过',
  exception: '已转为支付异常',
  nothing: '没有变化',
}

export const orderFields: Fields = {
  orderStatus: choice('订单状态', OrderStatusText),
  refundNo: text('退款单号'),
  refundedFen: money('已退金额'),
  refundFreightFen: money('退运费'),
  refundedItems: text('商品已退'),
  orderItemId: technical('商品编号'),
  orderItemName: text('商品'),
  goodsReturn: choice('书是否退回', GoodsReturnText),
  expressCompany: text('快递公司'),
  trackingNo: text('快递单号'),
  invoiceSent: reference('同时发送发票', 'invoice'),
  seatNo: number('名额', (seat) => `第 ${seat} 个`),
  telephone: text('手机号'),
  answers: words<Answer>('支付平台的答复', ({ merchantNo, state, outcome }) => {
    const stateText = WalletStateText[state ?? 'unknown']
    return stateText && OutcomeText[outcome] ? `${merchantNo} ${stateText}，${OutcomeText[outcome]}` : null
  }),
}

export const parcelListFields: Fields = { orders: reference('订单', 'order') }

export const refundFields: Fields = {
  status: choice('退款状态', RefundStatusText),
  failure: text('失败原因'),
  bankSerial: text('汇出流水号'),
}

export const exceptionFields: Fields = {
  exceptionStatus: choice('处理状态', ExceptionStatusText),
  orderStatus: choice('订单状态', OrderStatusText),
  orderId: reference('订单', 'order'),
  refundNo: text('退款单号'),
  refundedFen: money('退款金额'),
  walletState: choice('支付平台的答复', WalletStateText),
  transactionId: text('支付平台单号'),
}

export const bankLineFields: Fields = {
  lineState: choice('流水状态', BankLineStateText),
  bankSerial: text('银行流水号'),
  amountFen: money('金额'),
  orderId: reference('订单', 'order'),
}

export const bankLineListFields: Fields = {
  fileName: text('文件'),
  imported: count('导入', '笔'),
  repeated: count('重复', '笔'),
  wrong: count('有错误', '行'),
}

export const reconciliationFields: Fields = {
  provider: choice('支付平台', WalletText),
  billStatus: choice('对账结果', DayStatusText),
  differences: count('差异', '笔'),
  booked: count('补记', '笔'),
}

export const invoiceFields: Fields = {
  invoiceStatus: choice('开票状态', InvoiceStatusText),
  issueState: choice('开具状态', IssueStateText),
  redAmountFen: money('红字金额'),
  reversalReason: choice('冲红原因', ReversalReasonText),
  reversal: choice('冲红', ReversalText),
  invoiceNumber: text('发票号码'),
  redNumber: text('红字发票号码'),
  expressCompany: text('快递公司'),
  expressOrderNo: text('快递单号'),
  invoiceFileId: technical('发票文件编号'),
  bytes: bytes('大小'),
}

export const commentFields: Fields = { commentStatus: choice('状态', CommentStatusText) }
