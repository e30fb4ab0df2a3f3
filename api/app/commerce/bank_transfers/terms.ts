/** Until the order expires, counted from its creation. */
export const TransferDays = 7
/** Before the end of these days the buyer is reminded once. */
export const RemindBeforeHours = 24

/** Derived from order and statement lines, not stored. */
export const TransferState = {
  Waiting: 'waiting',
  SlipSent: 'slip-sent',
  Arrived: 'arrived',
  Paid: 'paid',
  Replaced: 'replaced',
  Expired: 'expired',
  Cancelled: 'cancelled',
} as const
export type TransferState = (typeof TransferState)[keyof typeof TransferState]
export const TransferStateText = {
  'waiting': '等待转账',
  'slip-sent': '已上传回单',
  'arrived': '核对中',
  'paid': '已到账',
  'replaced': '已改用其他支付方式',
  'expired': '已过期',
  'cancelled': '已取消',
} as const satisfies Record<TransferState, string>

/** To the buyer. */
export const TransferStateAbout = {
  'waiting': '转账到账并由财务核对后，订单自动变为已支付。',
  'slip-sent': '财务核对到账后，订单自动变为已支付，一般需要1–2个工作日。',
  'arrived': '款项已到账，财务正在核对，暂时不能取消订单或改用其他支付方式。',
  'paid': '款项已到账，订单已支付。',
  'replaced': '请不要再向原来的付款码转账。',
  'expired': '没有在期限内到账，订单已关闭，请不要再转账；已经转账的请联系客服。',
  'cancelled': '订单已取消，请不要再转账；已经转账的请联系客服。',
} as const satisfies Record<TransferState, string>

/**
 * `matched` waits for an admin's confirmation; `paid` paid its order; `exception` became a payment exception, which is
 * refunded.
 */
export const BankLineState = {
  Matched: 'matched',
  Proposed: 'proposed',
  Orphan: 'orphan',
  Paid: 'paid',
  Exception: 'exception',
  Dismissed: 'dismissed',
} as const
export type BankLineState = (typeof BankLineState)[keyof typeof BankLineState]
/** They wait for an admin. */
export const OpenLineStates: readonly BankLineState[] = ['matched', 'proposed', 'orphan']
export const BankLineStateText = {
  matched: '待确认',
  proposed: '可能的订单',
  orphan: '无法匹配',
  paid: '已入账',
  exception: '已转支付异常',
  dismissed: '已忽略',
} as const satisfies Record<BankLineState, string>

/** What an import does with a row of the file, or would do. */
export const RowOutcome = {
  Matched: 'matched',
  Proposed: 'proposed',
  Orphan: 'orphan',
  Exception: 'exception',
  Repeated: 'repeated',
  Outgoing: 'outgoing',
  Wrong: 'wrong',
} as const
export type RowOutcome = (typeof RowOutcome)[keyof typeof RowOutcome]
export const RowOutcomeText = {
  matched: '找到订单',
  proposed: '可能的订单',
  orphan: '未找到订单',
  exception: '转支付异常',
  repeated: '已导入过',
  outgoing: '没有收入',
  wrong: '有错误',
} as const satisfies Record<RowOutcome, string>

export const StatementColumns = {
  bookedAt: '交易日期',
  bankSerial: '流水号',
  payerName: '对方户名',
  payerAccount: '对方账号',
  amount: '贷方金额',
  remark: '附言',
} as const
export type StatementColumn = keyof typeof StatementColumns

/** Other titles of the same columns in statements of Chinese banks. */
export const ColumnSynonyms: Record<StatementColumn, readonly string[]> = {
  bookedAt: ['交易时间', '记账日期', '记账时间', '入账日期', '入账时间', '交易日', '日期'],
  bankSerial: ['交易流水号', '银行流水号', '账户明细编号', '核心流水号', '业务流水号', '交易流水', '流水'],
  payerName: [
    '对方名称',
    '对方单位名称',
    '对方单位',
    '对方账户名称',
    '付款人名称',
    '付款人户名',
    '付款方户名',
    '付款方名称',
  ],
  payerAccount: ['对方帐号', '对方账户', '付款人账号', '付款方账号', '对方卡号'],
  amount: ['贷方发生额', '收入金额', '存入金额', '贷方', '收入', '贷记金额'],
  remark: ['交易附言', '用途', '摘要', '备注', '附言/用途', '客户附言'],
}

/** The body of an import is the file itself, sent with this type. */
export const StatementType = 'application/octet-stream'
export const MaxStatementBytes = 2_000_000
export const MaxStatementRows = 2000
/** The head of a statement stands within its first rows, below name and period of the account. */
export const MaxRowsBeforeHead = 30
export const ColumnTitleMax = 50
export const FileNameMax = 200
export const BankSerialMax = 60
export const DismissalNoteMax = 200
export const SlipUrlSeconds = 300

export const bankMessages = {
  transferArrived: '汇款已到账，正在由财务确认，暂时不能取消订单或改用其他支付方式',
  noTransfer: '这笔订单没有选择对公转账，或已过支付时间',
  noSlip: '没有上传回单',
  slipRefused: '回单无效或已过期，请重新上传',
  slipStored: '回单已上传，到账并核对后订单才会支付成功',
  otherType: '请选择银行导出的 CSV 文件',
  tooLarge: '文件不能超过2M，请分成几个文件',
  encoding: '文件不是 UTF-8 或 GBK 编码，请在银行网站重新导出，或用表格软件另存为 CSV',
  unreadable: (line: number, reason: string) => `第 ${line} 行无法读取：${reason}`,
  empty: '文件中没有数据',
  tooManyRows: `一次最多导入 ${MaxStatementRows} 行，请分成几个文件`,
  missingColumns: (titles: string) => `请选择以下各项对应的列：${titles}`,
  wrongColumn: '文件中没有这一列，请重新选择',
  sameColumn: '同一列不能选择两次',
  wrongDate: '交易日期不正确，不导入',
  futureDate: '交易日期晚于今天，不导入',
  wrongAmount: '贷方金额不正确，不导入',
  noSerial: '缺少流水号，不导入',
  roundedSerial: '流水号被表格软件改成了科学计数，请在银行网站重新导出，不导入',
  longSerial: `流水号超过${BankSerialMax}个字符，不导入`,
  outgoing: '没有收入金额，不导入',
  repeated: '这笔流水已经导入过，不重复导入',
  matched: (orderNo: string) => `付款码和金额与订单 ${orderNo} 相符，待确认`,
  proposed: (orderNo: string) => `没有付款码，金额和户名与订单 ${orderNo} 的发票抬头相符，请核对`,
  orphan: '没有找到对应的订单，请核对后处理',
  severalCodes: '附言中有几个付款码，请核对后处理',
  amountDiffers: (orderNo: string, orderAmount: string) =>
    `金额与订单 ${orderNo} 的应付 ${orderAmount} 元不一致，转入支付异常，请退款`,
  orderPaid: (orderNo: string) => `订单 ${orderNo} 已经支付，转入支付异常，请退款`,
  orderClosed: (orderNo: string) => `订单 ${orderNo} 已经关闭，转入支付异常，请退款或补单`,
  previewed: ({ imported, wrong }: { imported: number; wrong: number }) =>
    [
      imported ? `可以导入 ${imported} 笔` : '没有可以导入的流水',
      ...(wrong ? [`${wrong} 行有错误，不导入，改正后可以再次导入这个文件`] : []),
    ].join('，'),
  imported: ({ imported, repeated, wrong }: { imported: number; repeated: number; wrong: number }) =>
    [
      imported ? `导入 ${imported} 笔` : '没有新的流水',
      ...(repeated ? [`${repeated} 笔已导入过`] : []),
      ...(wrong ? [`${wrong} 行有错误，没有导入`] : []),
    ].join('，'),
  otherMoney: '这个流水号已登记为另一笔到账',
  handled: '这笔流水已经处理过，请刷新后查看',
  unknownReference: '没有找到选择了对公转账的订单，请核对付款码或订单号',
  referenceNeeded: '请填写8位付款码或订单号',
  samePerson: '超过复核金额，须由另一位管理员确认',
  confirmed: '已入账，订单已支付',
  toException: '金额或订单状态不符，已转入支付异常，请在支付异常中退款',
  confirmedFirst: '已确认，还须另一位管理员复核',
  matchedByHand: '已匹配订单，请再确认入账',
  dismissed: '已忽略这笔流水',
  noteNeeded: `请填写原因，2–${DismissalNoteMax}个字符`,
  serialNeeded: `请填写汇出的流水号，${BankSerialMax}个字符以内`,
  serialTaken: '这个流水号已经登记在另一笔退款',
  serialStored: '已登记，退款完成',
  notByBank: '只有对公转账的退款需要登记流水号',
  refundFinished: '这笔退款已经完成，请刷新后查看',
} as const

/** The PDF for the buyer's accountant. */
export const TransferNoticeTitle = '付款通知单'

/** In groups of four, as on the account permit: people compare them by eye. */
export const accountGroups = (accountNumber: string) => accountNumber.match(/.{1,4}/g) ?? []

/** On the page that shows account and code. */
export const transferTexts = {
  title: '对公转账',
  downloadNotice: '下载付款通知单',
  noticeFailed: '下载失败：',
  accountName: '收款户名',
  accountNumber: '收款账号',
  bankName: '开户银行',
  branchCode: '联行号',
  code: '付款码',
  codeHint: '请在转账的附言（用途）中只填写付款码，金额须与应付金额完全一致。',
  waitHint: '到账后由财务核对，一般需要1–2个工作日，确认后开通课程。',
  slipHint: '可以上传转账回单（JPG、PNG 或 PDF，不超过5M）方便核对，上传回单不等于付款成功。',
  switchHint: '改用其他支付方式后，请不要再向这个付款码汇款，未支付的订单将在半小时后关闭。',
} as const
