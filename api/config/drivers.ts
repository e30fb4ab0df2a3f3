import env from '#start/env'

/**
 * Local drivers need no account. In production they require ALLOW_LOCAL_DRIVERS, because a local wallet accepts every
 * payment.
 */
const payment = env.get('PAYMENT_DRIVER', 'local')

const drivers = {
  payment,
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

/** Providers of earlier payments, as `local,wechat`: their orders are still queried, closed, refunded and reconciled there. */
export const formerWallets = readFormerWallets(env.get('FORMER_PAYMENT_DRIVERS', ''))

function readFormerWallets(text: string) {
  const names = text.split(',').map((name) => name.trim())
  const formerNames = [...new Set(names)].filter((name) => name !== '' && name !== payment)
  const unknown = formerNames.filter((name) => name !== 'local' && name !== 'wechat')
  if (unknown.length) throw new Error(`FORMER_PAYMENT_DRIVERS knows no ${unknown.join(', ')}`)
  return formerNames as ('local' | 'wechat')[]
}

export const hasLocalWallet = [payment, ...formerWallets].includes('local')

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
