export const FunnelDays = [7, 30, 90] as const
export type FunnelDays = (typeof FunnelDays)[number]

export const FunnelStep = { Visited: 'visited', InCart: 'in-cart', Ordered: 'ordered', Paid: 'paid' } as const
export type FunnelStep = (typeof FunnelStep)[keyof typeof FunnelStep]
export const FunnelStepText = {
  'visited': '打开课程页',
  'in-cart': '加入购物车',
  'ordered': '提交订单',
  'paid': '完成支付',
} as const satisfies Record<FunnelStep, string>
export const FunnelStepHint = {
  'visited': '打开次数，刷新页面也算一次',
  'in-cart': '登录学员新加入购物车的次数，立即购买不经过购物车',
  'ordered': '所选日期内提交的订单',
  'paid': '其中已经支付的订单，包括之后退款的',
} as const satisfies Record<FunnelStep, string>

export const messages = {
  title: '购买转化',
  empty: '所选日期内没有人打开课程页',
  unknownCourse: '课程不存在，请重新选择',
} as const
