export const LegalTextKind = {
  Agreement: 'agreement',
  Privacy: 'privacy',
  Refunds: 'refunds',
  Licence: 'licence',
} as const
export type LegalTextKind = (typeof LegalTextKind)[keyof typeof LegalTextKind]

export const LegalTextTitle = {
  agreement: '用户协议',
  privacy: '隐私政策',
  refunds: '退款规则',
  licence: '营业执照',
} as const satisfies Record<LegalTextKind, string>

export const legalTextKinds = Object.values(LegalTextKind)

/** Texts that a learner agrees to; the licence is only shown. */
export const agreedKinds: readonly LegalTextKind[] = legalTextKinds.filter((kind) => kind !== LegalTextKind.Licence)

/** In characters. */
export const LegalTextLength = { content: 100_000, changes: 200 } as const

/** The current version if no number is given. */
export const legalTextPath = (kind: LegalTextKind, number?: number) =>
  number ? `/legal/${kind}/${number}` : `/legal/${kind}`

export const messages = {
  published: '发布成功',
  agreed: '已记录您的同意',
  agreementNeeded: '请先阅读并勾选同意用户协议、隐私政策和退款规则',
  agreementChanged: '条款刚刚更新，请重新阅读并勾选同意',
  kindNeeded: '请选择要发布的内容',
  contentNeeded: '请输入正文',
  contentLength: '正文最多100000个字符（含格式）',
  changesNeeded: '请输入本次修改说明',
  changesLength: '修改说明最多200个字符',
  majorNeeded: '请选择是否重大变更',
  unchanged: '正文与当前版本相同，无需发布',
  outdated: '已有人发布了更新的版本，请重新打开后再修改',
} as const
