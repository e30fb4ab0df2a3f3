/** Replaces the name of a closed account. */
export const ClosedName = '已注销用户'
/** Replaces a telephone that a list still needs; never eleven digits, so nothing is sent to it. */
export const ClosedTelephone = '已注销'

/** Reasons that block closing, with their counts. */
export const ClosingBlockerText = {
  staff: () => '工作人员、讲师和合作伙伴的账号不能自行注销，请联系管理员先结清账单、移交工作。',
  unpaid: (count: number) => `有 ${count} 个待支付的订单，请先支付或取消。`,
  unshipped: (count: number) => `有 ${count} 个订单的商品还没有发货，请等待发货，或联系客服退款。`,
  refund: (count: number) => `有 ${count} 笔退款正在处理，请等待退款到账。`,
  payment: (count: number) => `有 ${count} 笔异常付款正在处理，请等待客服处理完成。`,
  seats: (count: number) => `团购订单中还有 ${count} 个名额没有分配，请先分配，或联系客服退款。`,
  organisations: (count: number) => `您是 ${count} 个单位唯一的所有者，请先请另一位成员成为所有者。`,
  invoice: (count: number) => `有 ${count} 张发票正在开具或冲红，请等待完成。`,
  test: (count: number) => `有 ${count} 份试卷正在作答或等待批阅，请先交卷并等待成绩。`,
  upload: (count: number) => `有 ${count} 门课程的学时正在上传，请等待上传结果。`,
  hours: (count: number) => `有 ${count} 门课程的学时还没有上传，注销后不能再上传。请先上传，或确认放弃。`,
} satisfies Record<string, (count: number) => string>
export type ClosingBlockerKind = keyof typeof ClosingBlockerText

/** Blockers that the owner may give up instead of settling. */
export const WaivableBlockers: readonly ClosingBlockerKind[] = ['hours']

/** What is retained after closing, why, and how long (docs/decisions/0066). */
export const RetainedRecords = [
  {
    what: '订单、支付和退款记录（去掉收件人、电话和详细地址）',
    why: '《电子商务法》第三十一条：自交易完成之日起不少于三年',
  },
  { what: '已开具的发票和购买方信息', why: '《会计档案管理办法》：三十年' },
  {
    what: '学时、学习记录、考试作答、已上传的学时和已打印的证明',
    why: '继续教育主管部门核查学时和查验证明的需要，姓名显示为“已注销用户”，已打印的证明内容不变',
  },
  { what: '评价', why: '《电子商务法》第三十九条：不得删除消费者的评价，作者显示为“已注销用户”' },
  { what: '登录时间和 IP、审计日志', why: '《网络安全法》：网络日志不少于六个月；审计日志不可修改' },
] as const

export const messages = { accountClosed: '账号已注销', closed: '账号已注销。感谢您使用筑学。' } as const
