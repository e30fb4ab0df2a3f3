import type { KeyObject } from 'node:crypto'
import env from '#start/env'
import { publicUrl } from '#config/app'
import { certificatesOf, privateKeyOf, publicKeyOf } from '#drivers/payment/wechat/key_files'

/** What the merchant platform gives a merchant, read and checked. */
export interface WechatSettings {
  merchantId: string
  appId: string
  /** Serial of the merchant's own API certificate, which signs our requests. */
  serial: string
  privateKey: KeyObject
  /** The APIv3 key, 32 characters. */
  apiKey: string
  /** The wallet's keys by certificate serial or `PUB_KEY_ID_...`: all of them hold, so that keys can be changed. */
  bySerial: Map<string, KeyObject>
  /** The key that we ask answers to be signed with; null with certificates alone. */
  publicKeyId: string | null
  notifyUrl: string
}

const needed = {
  WECHAT_PAY_MERCHANT_ID: '商户号, digits',
  WECHAT_PAY_APP_ID: 'APPID bound to the merchant, wx and 16 characters',
  WECHAT_PAY_SERIAL: 'serial of the merchant API certificate, 40 hex digits',
  WECHAT_PAY_PRIVATE_KEY: 'apiclient_key.pem: its path, or the PEM text',
  WECHAT_PAY_API_KEY: 'the APIv3 key, exactly 32 letters and digits',
} as const
const optional = [
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
  'WECHAT_PAY_CERTIFICATES',
  'WECHAT_PAY_NOTIFY_URL',
] as const

type Name = keyof typeof needed | (typeof optional)[number]
export type WechatEnvironment = Partial<Record<Name, string>>

/** What each must look like; the two keys are tried out instead. */
const forms: Record<string, RegExp> = {
  WECHAT_PAY_MERCHANT_ID: /^\d{8,12}$/,
  WECHAT_PAY_APP_ID: /^wx[0-9a-z]{16}$/i,
  WECHAT_PAY_SERIAL: /^[0-9a-f]{32,40}$/i,
  WECHAT_PAY_API_KEY: /^[0-9a-z]{32}$/i,
}

/**
 * Reads the settings of WeChat Pay. Says everything that is missing or malformed at once, so that it is mended
 * in one go, and repeats no secret.
 * @param address where people reach the shop, for the notices when WECHAT_PAY_NOTIFY_URL is not set
 * @throws Error
 */
export function wechatSettings(
  given: WechatEnvironment = fromEnvironment(),
  address = publicUrl
): WechatSettings {
  const notifyUrl = given.WECHAT_PAY_NOTIFY_URL || `${address}/api/pay/wechat/notify`
  const faults = [...missing(given), ...keyFaults(given)]
  if (!mayBeNotified(notifyUrl)) {
    faults.push(`WECHAT_PAY_NOTIFY_URL (https, no port, no query, 255 characters: ${notifyUrl})`)
  }
  if (faults.length) throw new Error(`PAYMENT_DRIVER=wechat needs ${faults.join('; ')}`)

  return {
    merchantId: given.WECHAT_PAY_MERCHANT_ID!,
    appId: given.WECHAT_PAY_APP_ID!,
    serial: given.WECHAT_PAY_SERIAL!.toUpperCase(),
    privateKey: privateKeyOf('WECHAT_PAY_PRIVATE_KEY', given.WECHAT_PAY_PRIVATE_KEY!),
    apiKey: given.WECHAT_PAY_API_KEY!,
    bySerial: walletKeys(given),
    publicKeyId: given.WECHAT_PAY_PUBLIC_KEY_ID || null,
    notifyUrl,
  }
}

function fromEnvironment(): WechatEnvironment {
  const names = [...(Object.keys(needed) as Name[]), ...optional]
  return Object.fromEntries(names.map((name) => [name, env.get(name)]))
}

function missing(given: WechatEnvironment): string[] {
  return Object.entries(needed)
    .filter(([name]) => {
      const value = given[name as Name]
      return !value || (forms[name] && !forms[name].test(value))
    })
    .map(([name, meaning]) => `${name} (${meaning})`)
}

function keyFaults(given: WechatEnvironment): string[] {
  const { WECHAT_PAY_PUBLIC_KEY: key, WECHAT_PAY_PUBLIC_KEY_ID: id } = given
  if (!key && !id && !given.WECHAT_PAY_CERTIFICATES) {
    return ['WECHAT_PAY_PUBLIC_KEY and WECHAT_PAY_PUBLIC_KEY_ID, or WECHAT_PAY_CERTIFICATES']
  }
  const isPair = (!key && !id) || (key && /^PUB_KEY_ID_\w+$/.test(id ?? ''))
  return isPair
    ? []
    : ['WECHAT_PAY_PUBLIC_KEY together with WECHAT_PAY_PUBLIC_KEY_ID=PUB_KEY_ID_...']
}

function walletKeys(given: WechatEnvironment): Map<string, KeyObject> {
  const { WECHAT_PAY_PUBLIC_KEY: key, WECHAT_PAY_CERTIFICATES: certificates } = given
  const keys = new Map<string, KeyObject>()
  if (key) keys.set(given.WECHAT_PAY_PUBLIC_KEY_ID!, publicKeyOf('WECHAT_PAY_PUBLIC_KEY', key))
  if (certificates) {
    for (const [serial, own] of certificatesOf('WECHAT_PAY_CERTIFICATES', certificates)) {
      keys.set(serial, own)
    }
  }
  return keys
}

/** The rules of WeChat Pay for an address that it calls. */
function mayBeNotified(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.port && !url.search && address.length <= 255
}
