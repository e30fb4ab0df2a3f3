/** Objects of an exchange folder in the order of writing; a file is `<object>.csv`, a sheet has the Chinese title. */
export const TransferObjectText = {
  people: '学员',
  staff: '讲师与渠道',
  courses: '课程',
  course_models: '套餐内容',
  discount_rules: '优惠规则',
  chapters: '章节',
  banks: '题库',
  addresses: '收货地址',
  orders: '订单',
  order_lines: '订单商品',
  payments: '支付',
  refunds: '退款',
  refund_lines: '退款商品',
  entitlements: '学习权限',
  progress: '学习进度',
  hours: '学时',
  hour_uploads: '学时上传与回执',
  certificates: '已发证书',
  invoices: '发票',
} as const
export type TransferObject = keyof typeof TransferObjectText
export const TransferObjects = Object.keys(TransferObjectText) as TransferObject[]
