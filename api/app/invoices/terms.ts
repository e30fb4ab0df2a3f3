/** docs/product.md 7.1; the status never goes back. */
export const InvoiceStatus = { Unsubmitted: 0, Requested: 1, Sent: 2 } as const
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus]
export const InvoiceStatusText = { 0: '未提交', 1: '开票中', 2: '已发送' } as const satisfies Record<
  InvoiceStatus,
  string
>

/** The form offers electronic invoices; paper ones come through the API or are older. */
export const InvoiceType = { Electronic: 1, Paper: 2 } as const
export type InvoiceType = (typeof InvoiceType)[keyof typeof InvoiceType]
export const InvoiceTypeText = { 1: '电子发票', 2: '纸质发票' } as const satisfies Record<InvoiceType, string>

export const PayerType = { Personal: 1, Company: 2 } as const
export type PayerType = (typeof PayerType)[keyof typeof PayerType]
export const PayerTypeText = { 1: '个人', 2: '单位' } as const satisfies Record<PayerType, string>

export const ReversalState = { None: 'none', Needed: 'needed', Done: 'done' } as const
export type ReversalState = (typeof ReversalState)[keyof typeof ReversalState]
export const ReversalText = { none: '无需冲红', needed: '待冲红', done: '已冲红' } as const satisfies Record<
  ReversalState,
  string
>

/** Of an automatic issuer (docs/product.md 7.7); `sending` is committed before the provider is called. */
export const IssueState = {
  None: 'none',
  Sending: 'sending',
  Issuing: 'issuing',
  Issued: 'issued',
  Failed: 'failed',
  Blocked: 'blocked',
} as const
export type IssueState = (typeof IssueState)[keyof typeof IssueState]
export const IssueStateText = {
  none: '待开具',
  sending: '已提交',
  issuing: '开具中',
  issued: '已开具',
  failed: '开具失败',
  blocked: '开票受阻',
} as const satisfies Record<IssueState, string>

/** What staff can do about an invoice that is not issued. */
export const issueAdvice = {
  buyer: '已退回买家修改，改好后自动重新开具',
  failed: '可以重试',
  blocked: '处理后自动继续，也可以重试',
} as const

/** The provider may turn the request into an invoice: neither form nor amount may change. */
export const InFlight: readonly IssueState[] = [IssueState.Sending, IssueState.Issuing, IssueState.Blocked]

/** Of a red letter: its note waits for the buyer or is confirmed, then the red invoice is issued. */
export const RedState = {
  Sending: 'sending',
  Waiting: 'waiting',
  Confirmed: 'confirmed',
  Blocked: 'blocked',
  Issued: 'issued',
  Void: 'void',
} as const
export type RedState = (typeof RedState)[keyof typeof RedState]
export const RedStateText = {
  sending: '已提交',
  waiting: '待购买方确认',
  confirmed: '开具中',
  blocked: '开票受阻',
  issued: '已开具',
  void: '已作废',
} as const satisfies Record<RedState, string>
/** Codes of the tax office for the note behind a red letter. */
export const NoteStateText: Readonly<Record<string, string>> = {
  '01': '无需确认',
  '02': '待购买方确认',
  '03': '待销售方确认',
  '04': '双方已确认',
  '05': '购买方已拒绝',
  '06': '销售方已拒绝',
  '07': '超过 72 小时未确认',
  '08': '已撤销',
  '09': '确认后撤销',
}

export const OpenRed: readonly RedState[] = [RedState.Sending, RedState.Waiting, RedState.Confirmed, RedState.Blocked]

/** A refund reversed a part of the invoice; the rest stays valid. */
export const PartlyReversedText = '部分冲红'

/** Codes of the tax office; 开票有误 reverses the whole invoice, and another one is requested. */
export const ReversalReasonText = { 1: '开票有误', 2: '销货退回', 3: '服务中止', 4: '销售折让' } as const
export const WrongInvoice = 1
export type ReversalReasonCode = keyof typeof ReversalReasonText

/** Of a digital invoice. */
export const InvoiceNumberLength = 20

/** Of a provider's reason, in characters. */
export const ReasonLength = 200

/** `most` is in characters (docs/product.md 7.3). */
export const InvoiceFields = {
  payerName: { label: '发票抬头', most: 100 },
  payerId: { label: '统一社会信用代码', most: 18 },
  payerBank: { label: '开户银行', most: 20 },
  payerAccount: { label: '银行账号', most: 30 },
  payerAddress: { label: '单位地址', most: 50 },
  payerEmail: { label: '电子邮箱', most: 50 },
  maillingName: { label: '联系人', most: 50 },
  maillingTelephone: { label: '联系电话', most: 11 },
  maillingAddress: { label: '邮寄地址', most: 50 },
} as const
export type InvoiceField = keyof typeof InvoiceFields

export const PayerNameText = { 1: '姓名', 2: '单位名称' } as const satisfies Record<PayerType, string>

/** In characters (docs/product.md 7.4). */
export const ExpressLength = { company: 50, number: 20 } as const

/** Labels for users and for the tax office. */
export const InvoiceFileText = { invoice: '电子发票', reversal: '红字发票' } as const
/** Of the mail to the payer that a file is attached to. */
export const FileMailText = {
  waiting: '正在发送到邮箱',
  again: '邮件没有发出，稍后自动再发',
  sent: '已发送到邮箱',
  failed: '邮件发送失败，请核对邮箱后另行发送',
} as const
export type FileMailState = keyof typeof FileMailText
/** The same for the buyer, who can download the file. */
export const FileMailTextOfBuyer = { ...FileMailText, failed: '没有发送到邮箱，请在这里下载' } as const

/** Of a file that another system sends in JSON. */
export const MaxSentDocument = 1_048_576

/** Replacements are stored in addition to the files they replace. */
export const MaxInvoiceFiles = 10
export const InvoiceLinkSeconds = 300

export const InvoiceSteps = ['订单完成', '申请开票', '发送发票'] as const

export const messages = {
  nameMissing: '请输入姓名',
  companyMissing: '请输入单位名称',
  payerIdMissing: '请输入统一社会信用代码',
  payerIdLength: '统一社会信用代码为18位数字或大写字母',
  payerIdDoubtful: '信用代码的校验位不符，请再核对一次',
  contactMissing: '请输入联系人',
  telephoneMissing: '请输入联系电话',
  telephoneLength: '长度在11个字符',
  addressMissing: '请输入邮寄地址',
  emailMissing: '请输入电子邮箱',
  emailWrong: '请输入正确的电子邮箱',
  invisible: '不能含有看不见的字符，请删除后重新填写',
  typeMissing: '请选择发票类型',
  payerTypeMissing: '请选择抬头类型',
  expressNumberMissing: '请输入快递单号',
  requested: '申请已提交成功',
  saved: '发票信息已保存成功',
  sent: '发票状态已修改为已发送',
  sentWithParcel: '纸质发票随包裹寄出',
  sentWithoutFile: '电子发票已标记为已发送，请上传发票文件，上传后买家会收到消息',
  inParcel: '随包裹寄出',
  fileToUpload: '待上传发票文件',
  reversed: '发票已标记为已冲红',
  partlyReversed: '发票已标记为部分冲红',
  onlyLearners: '只有学员可以申请发票',
  notPaid: '订单支付后才可以申请发票',
  nothingToInvoice: '订单没有可以开票的金额',
  already: '该订单已申请过发票',
  alreadySent: '发票已发送，不能再修改',
  fileMissing: '请选择发票文件',
  fileRefused: '上传的发票文件不存在或已失效，请重新上传',
  fileOfPaper: '纸质发票不需要上传文件',
  fileAttached: '发票文件已上传',
  tooManyFiles: '这张发票上传的文件太多了',
  sendFirst: '请先发送发票',
  sentBefore: '发票已经发送过了',
  withdrawn: '订单已全部退款，发票申请已撤回',
  notSubmitted: '订单还没有支付，发票尚未提交',
  freight: '运费',
  issued: '发票已开具',
  issueStarted: '已提交开具，请稍后查看结果',
  issuedMany: (count: number) => `已提交${count}张发票，请稍后查看结果`,
  beingIssued: '发票正在开具，不能修改',
  toCorrect: '待修改',
  returned: '发票没有开具成功，请修改标出的信息，保存后会重新开具。',
  redToConfirm: '订单有退款，需要红字发票。您已使用这张发票，请在72小时内到电子税务局确认红字信息确认单。',
  issuedAlready: '发票已经开具',
  issueRefunded: '订单已退款，请先处理冲红',
  paperByHand: '纸质发票不能自动开具',
  noIssuer: '没有接入自动开票，请在税务平台开具后上传发票文件',
  sellerMissing: '请先在“系统设置”中填写销售方的名称、税号、地址和开户银行',
  taxMissing: (goods: string) => `请先在“系统设置”中填写“${goods}”的税收分类编码和税率`,
  numberWrong: '发票号码为20位数字',
  numberUsed: '该发票号码已属于另一张发票',
  numberSaved: '发票号码已保存',
  redNumberSaved: '红字发票号码已保存',
  otherNumber: '发票已登记另一个号码，请在后台核对后修改',
  paperByStaff: '纸质发票请在后台发送并填写快递单号',
  documentWrong: '文件不是有效的 PDF、OFD 或 XML，或超过 1MB',
  numberOfProvider: '号码由开票服务返回，不能修改',
  replaced: '发票已冲红，已生成新的开票申请，请买家核对信息后重新开具',
  numberTaken: '开票服务返回的发票号码已属于另一张发票，请联系服务商核对',
  redOpen: '红字发票正在开具，请稍后查看结果',
  redStarted: '已提交冲红，请稍后查看结果',
  redReason: '请选择冲红原因',
  noReversal: '该发票不需要冲红',
  onlyWrong: '订单没有退款，只能以“开票有误”冲红',
  rangeNeeded: '必须选择时间范围',
  tooManyRows: '符合条件的发票超过50000条，请缩小时间范围后分次下载',
} as const

/** Until its buyer has an electronic invoice. */
export const beingIssued = (email: string | null) => `开具中，将发送到 ${email ?? '您的邮箱'}`

export function tooLong(maxLength: number): string {
  return `长度在 1 到 ${maxLength} 个字符`
}
