import env from '#start/env'

const walletNames = ['local', 'local-alipay', 'wechat', 'alipay', 'bank'] as const
export type WalletName = (typeof walletNames)[number]

/**
 * Local drivers need no account. In production they require ALLOW_LOCAL_DRIVERS, because a local wallet accepts every
 * payment.
 */
const drivers = {
  storage: env.get('STORAGE_DRIVER', 'local'),
  video: env.get('VIDEO_DRIVER', 'local'),
  live: env.get('LIVE_DRIVER', 'local'),
  sms: env.get('SMS_DRIVER', 'local'),
  face: env.get('FACE_DRIVER', 'local'),
  express: env.get('EXPRESS_DRIVER', 'local'),
  hours: env.get('HOURS_DRIVER', 'local'),
  invoices: env.get('INVOICE_DRIVER', 'manual'),
  mail: env.get('MAIL_DRIVER', env.get('NODE_ENV') === 'production' ? 'off' : 'local'),
} as const

export default drivers

/** What buyers choose from, the first one first. In production a bank transfer needs a real account. */
const defaultWallets = env.get('NODE_ENV') === 'production' ? 'local,local-alipay' : 'local,local-alipay,bank'
export const offeredWallets = readWallets('PAYMENT_DRIVERS', env.get('PAYMENT_DRIVERS', defaultWallets))
if (!offeredWallets.length) throw new Error('PAYMENT_DRIVERS names no provider')

/** Providers of earlier payments: their orders are still queried, closed, refunded and reconciled there. */
export const formerWallets = readWallets('FORMER_PAYMENT_DRIVERS', env.get('FORMER_PAYMENT_DRIVERS', '')).filter(
  (name) => !offeredWallets.includes(name)
)

function readWallets(setting: string, text: string): WalletName[] {
  const names = [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')
  const unknown = names.filter((name) => !walletNames.some((known) => known === name))
  if (unknown.length) throw new Error(`${setting} knows no ${unknown.join(', ')}`)
  return names as WalletName[]
}

export const hasLocalWallet = [...offeredWallets, ...formerWallets].some((name) => name.startsWith('local'))

export const localPages =
  env.get('NODE_ENV') !== 'production' && (hasLocalWallet || Object.values<string>(drivers).includes('local'))

if (env.get('NODE_ENV') === 'production' && !env.get('ALLOW_LOCAL_DRIVERS')) {
  const roles = { ...drivers, ...(hasLocalWallet && { payment: 'local' }) }
  const local = Object.entries(roles).filter(([, driver]) => driver === 'local')
  if (local.length) {
    throw new Error(
      `local drivers in production: ${local.map(([role]) => role).join(', ')}. Choose real ones, or set ALLOW_LOCAL_DRIVERS=true.`
    )
  }
}
