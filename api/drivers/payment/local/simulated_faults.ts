export const walletFailures = {
  lose: '付款成功，但通知丢失',
  duplicate: '同一通知同时发送5次',
  delay: '通知延迟8秒',
  amount: '少付1分钱',
  late: '订单关闭后仍然付款',
  forge: '通知的签名是伪造的',
  old: '通知的时间是10分钟前',
} as const

export type WalletFailure = keyof typeof walletFailures

export function isWalletFailure(value: unknown): value is WalletFailure {
  return typeof value === 'string' && Object.hasOwn(walletFailures, value)
}
