import env from '#start/env'

/**
 * Local drivers need no account. In production they need ALLOW_LOCAL_DRIVERS, because a local wallet pays for
 * anything.
 */
const drivers = {
  payment: env.get('PAYMENT_DRIVER', 'local'),
  storage: env.get('STORAGE_DRIVER', 'local'),
  video: env.get('VIDEO_DRIVER', 'local'),
  live: env.get('LIVE_DRIVER', 'local'),
  sms: env.get('SMS_DRIVER', 'local'),
  face: env.get('FACE_DRIVER', 'local'),
  express: env.get('EXPRESS_DRIVER', 'local'),
} as const

export default drivers

export const localPages =
  env.get('NODE_ENV') !== 'production' && Object.values<string>(drivers).includes('local')

if (env.get('NODE_ENV') === 'production' && !env.get('ALLOW_LOCAL_DRIVERS')) {
  const local = Object.entries(drivers).filter(([, driver]) => driver === 'local')
  if (local.length) {
    throw new Error(
      `local drivers in production: ${local.map(([role]) => role).join(', ')}. Choose real ones, or set ALLOW_LOCAL_DRIVERS=true.`
    )
  }
}
