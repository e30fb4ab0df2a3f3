import { OrderType } from '../learning/entitlements/terms.js'
import { cartMessages } from './cart/terms.js'

export { MaxCartQuantity, MaxCartRows } from './cart/terms.js'
export { OrderType }

/** docs/product.md 4.5; `closeReason` tells why an order is deleted. */
export const OrderStatus = { Paying: 1, Paid: 2, Deleted: 3 } as const
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]
export const OrderStatusText = { 1: '待支付', 2: '已支付', 3: '已删除' } as const satisfies Record<OrderStatus, string>

export const CloseReason = { Cancelled: 'cancelled', Expired: 'expired', Removed: 'removed', Free: 'free' } as const
export type CloseReason = (typeof CloseReason)[keyof typeof CloseReason]
export const CloseReasonText = {
  cancelled: '已取消',
  expired: '超过支付时间，已关闭',
  removed: '已由管理员删除',
  free: '订单金额为0，正在人工核实',
} as const satisfies Record<CloseReason, string>

/** `package` is a bulk order: its copies are seats for other users. */
export const OrderTypeText = { single: '单独购买', package: '批量购买' } as const satisfies Record<OrderType, string>

export const RefundState = { None: 'none', Partly: 'partly', Wholly: 'wholly' } as const
export type RefundState = (typeof RefundState)[keyof typeof RefundState]
export const RefundStateText = { none: '未退款', partly: '部分退款', wholly: '已退款' } as const satisfies Record<
  RefundState,
  string
>

export const RefundFilter = { ...RefundState, Any: 'any' } as const
export type RefundFilter = (typeof RefundFilter)[keyof typeof RefundFilter]
export const RefundFilterText = {
  any: '有退款',
  partly: '部分退款',
  wholly: '全额退款',
  none: '没有退款',
} as const satisfies Record<RefundFilter, string>

/** A QR code, a page of the provider in a phone's or desktop's browser, a window inside WeChat, a bank transfer. */
export const PayWay = { Native: 'native', H5: 'h5', Page: 'page', Jsapi: 'jsapi', Transfer: 'transfer' } as const
export type PayWay = (typeof PayWay)[keyof typeof PayWay]
export const PayWayText = {
  native: '扫码支付',
  h5: '手机网页支付',
  page: '电脑网页支付',
  jsapi: '微信内支付',
  transfer: '银行转账',
} as const satisfies Record<PayWay, string>

export const TradeType = { Native: 'NATIVE' } as const

/** Transfers to the bank account of the seller; the imported statement is the provider. */
export const BankProvider = 'bank'

/** Money that a former platform took: its refunds are paid by hand and recorded here. */
export const ImportedProvider = 'imported'

/** By `provider`; `none` means nothing to pay. */
export const WalletText: Readonly<Record<string, string>> = {
  'local': '本机钱包',
  'local-alipay': '本机支付宝',
  'wechat': '微信支付',
  'alipay': '支付宝',
  [BankProvider]: '对公转账',
  'none': '无需支付',
  [ImportedProvider]: '原平台',
}

export function paymentMeans({ provider, payWay }: { provider: string; payWay: PayWay }): string {
  const wallet = WalletText[provider] ?? provider
  const hasOneWay = ['none', BankProvider, ImportedProvider].includes(provider)
  return hasOneWay ? wallet : `${wallet}（${PayWayText[payWay]}）`
}

export const PaymentStatus = { Open: 'open', Paid: 'paid', Closed: 'closed' } as const
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus]

export const PaymentExceptionKind = {
  Late: 'late',
  Double: 'double',
  Amount: 'amount',
  Orphan: 'orphan',
  Free: 'free',
} as const
export type PaymentExceptionKind = (typeof PaymentExceptionKind)[keyof typeof PaymentExceptionKind]
export const PaymentExceptionText = {
  late: '订单关闭后到账',
  double: '重复支付',
  amount: '支付金额不符',
  orphan: '找不到对应的订单',
  free: '有定价的订单金额为0',
} as const satisfies Record<PaymentExceptionKind, string>

export const RuleCode = { Returning: '01', Internal: '02', School: '03', Ten: '04', Preset: '05', Tiers: '06' } as const
export type RuleCode = (typeof RuleCode)[keyof typeof RuleCode]
export const RuleText = {
  '01': '老学员优惠',
  '02': '内部渠道优惠',
  '03': '院校渠道优惠',
  '04': '满10件优惠',
  '05': '限时优惠',
  '06': '每满800元减30元，每满1000元减50元',
} as const satisfies Record<RuleCode, string>

/** On the course page: rules that lower the price of one copy. */
export const BetterPriceText: Readonly<Record<string, string>> = { '01': '老学员价', '05': '限时优惠' }

/** Rows of an order's total, the same in storefront, admin and export. */
export const SumKind = { Goods: 'goods', Discount: 'discount', Freight: 'freight', Payable: 'payable' } as const
export type SumKind = (typeof SumKind)[keyof typeof SumKind]
/** A discount carries the name of its rule. */
export const SumText = { goods: '商品原价', freight: '运费', payable: '应付', paid: '实付' } as const

/** The kinds of price that a course can have (docs/product.md 3.9). */
export const PriceOffer = {
  Newcomer: 'newcomer',
  Returning: 'returning',
  Ten: 'ten',
  Tiers: 'tiers',
  Code: 'code',
} as const
export type PriceOffer = (typeof PriceOffer)[keyof typeof PriceOffer]
export const PriceOfferText = {
  newcomer: '新学员',
  returning: '老学员',
  ten: '老学员，满10份',
  tiers: '老学员，满减',
  code: '老学员，使用专属码',
} as const satisfies Record<PriceOffer, string>

export const FreightReason = { NothingShips: 'nothing-ships', FreeFrom: 'free-from', Charged: 'charged' } as const
export type FreightReason = (typeof FreightReason)[keyof typeof FreightReason]
export const FreightReasonText = {
  'nothing-ships': '无需配送',
  'free-from': '满100元包邮',
  'charged': '商品未满100元，收取运费',
} as const satisfies Record<FreightReason, string>

/** The default courier (docs/product.md 8.1). */
export const ExpressCompany = '顺丰速运'
/** In characters (docs/product.md 7.4, 8.2). */
export const ExpressCompanyLength = 50
export const TrackingNoLength = 20

export const ParcelState = {
  Unknown: 'unknown',
  Accepted: 'accepted',
  Moving: 'moving',
  Delivering: 'delivering',
  Signed: 'signed',
  Problem: 'problem',
  Returned: 'returned',
} as const
export type ParcelState = (typeof ParcelState)[keyof typeof ParcelState]
export const ParcelStateText = {
  unknown: '暂无物流信息',
  accepted: '已揽收',
  moving: '运输中',
  delivering: '派送中',
  signed: '已签收',
  problem: '运输异常',
  returned: '已退回',
} as const satisfies Record<ParcelState, string>

/** Of the goods of a paid order. */
export const ShipmentState = { Waiting: 'waiting', Shipped: 'shipped' } as const
export type ShipmentState = (typeof ShipmentState)[keyof typeof ShipmentState]
export const ShipmentStateText = { waiting: '待发货', shipped: '已发货' } as const satisfies Record<
  ShipmentState,
  string
>

/** Yuan of goods from which freight is free (docs/product.md 3.5). */
export const FreeFreightFrom = 100
export const TenItems = 10
/** Yuan. */
export const Tiers = [
  { each: 1000, off: 50 },
  { each: 800, off: 30 },
] as const
/** docs/product.md 5.2. */
export const PayWithinMinutes = 30
export const PollSeconds = 3
export const MaxDetailQuantity = 1000
export const MaxOpenOrders = 10
/** Trackers block a number that is queried more often. */
export const TrackEveryMinutes = 30
export const messages = {
  ...cartMessages,
  ownedForGood: '您已拥有所选商品，不需要再次购买',
  creditedOnce: '您已学完本课程并取得学时，再次购买只能复习，不再产生学时',
  chooseRenewal: '您已拥有或学完所选课程，请确认是否再次购买',
  onlyBulkForOrganisation: '只有团购订单可以为单位购买',
  notForOrganisation: '不能为该单位购买：单位须已核验，且您是它的所有者或管理员',
  selectProducts: '请选择要购买商品',
  selectRemovals: '请选择要删除的商品',
  selectAddress: '请选择收件地址',
  selectModel: '请选择规格',
  codeNeeded: '继续教育课程须凭专属码购买，请向所在单位或合作渠道索取',
  freeOfCharge: '该课程无需购买',
  bookNotForSale: '配套教材已下架，请去掉教材后重新提交',
  oneCopy: '视频课程只能购买1份，多人学习请使用批量购买',
  onlyVideosInBulk: '批量购买只支持视频课程',
  tooManyOpenOrders: '您有10个待支付的订单，请先支付或取消后再提交',
  priceChanged: '商品价格有变化，请确认新的金额后重新提交',
  deleteFailed: '删除失败',
  trackingNoMissing: '请输入快递单号',
  trackingNoWrong: '快递单号为20位以内的数字、字母或短横线',
  delivered: '保存成功',
  shippedAlready: (trackingNo: string) => `已经发货，单号 ${trackingNo}，没有改动`,
  notPaidToShip: '订单支付后才可以发货',
  nothingShips: '该订单没有需要发货的商品',
  refundedParcel: '需要发货的商品已全部退款，不能发货',
  alreadyPaid: '订单已支付，不能删除',
  walletDown: '支付服务暂时不可用，请稍后再试',
  wayNotOffered: '暂不支持这种支付方式，请扫码支付',
  authorizationEnded: '微信授权已失效，请重新点击支付',
  paidMeanwhile: '订单已支付，请勿重复付款',
  notPayable: '订单已关闭或已过支付时间，不能继续支付',
  badNotice: '支付通知验证失败',
  oddNotice: '支付通知的内容格式不正确',
  stillClosing: '订单正在处理，请稍后再试',
  payWithinHalfAnHour: '请在半小时内完成支付',
  paid: '支付成功',
  deleted: '删除成功!',
  paidStays: '订单已支付，不能删除，需要时请退款',
  rangeRequired: '必须选择时间范围',
  tooManyRows: '符合条件的订单超过50000条，请缩小时间范围后分次下载',
  revealReason: '请填写查看原因（至少2个字符）',
  revealReasonLength: '查看原因最多200个字符',
  nothingToAsk: '订单没有生成过付款码，不需要核对',
  tracksStale: '物流信息暂时无法更新',
} as const

export function alreadyOwned(owned: { courseName: string; expiryDate: string | null }): string {
  return `您已拥有《${owned.courseName}》${untilText(owned.expiryDate)}`
}

/** Shown before a course is bought whose minutes the buyer has earned. */
export function alreadyCredited(credited: { courseName: string }[], contents: number): string {
  if (contents === 1) return messages.creditedOnce
  const names = credited.map(({ courseName }) => `《${courseName}》`).join('')
  return `${names}已学完并取得学时，再次购买只能复习，不再产生学时`
}

export function untilText(expiryDate: string | null): string {
  return expiryDate ? `（至${expiryDate}）` : ''
}

/** Shown before the purchase of further education. */
export const codeTexts = {
  needed: '本课程凭专属码购买，专属码由所在单位或合作渠道提供。',
  none: '没有专属码？联系客服',
} as const

export const purchaseTexts = { renew: '续期购买', forOthers: '给同事买' } as const
