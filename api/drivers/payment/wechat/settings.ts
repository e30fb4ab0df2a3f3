import type { KeyObject } from 'node:crypto'
import env from '#start/env'
import { publicUrl } from '#config/app'
import { certificatesOf, privateKeyOf, publicKeyOf, type Certificate } from '#drivers/payment/key_files'

export interface WechatSettings {
  merchantId: string
  appId: string
  /** Serial of the merchant's API certificate, which signs our requests. */
  serial: string
  privateKey: KeyObject
  /** APIv3 key, 32 characters. */
  apiKey: string
  /** By certificate serial or `PUB_KEY_ID_...`; several during a key change. */
  bySerial: Map<string, KeyObject>
  /** Platform certificates; empty with a public key alone. */
  certificates: Certificate[]
  /** The key that should sign responses; null if there are only certificates. */
  publicKeyId: string | null
  notifyUrl: string
  /** Secret of the official account WECHAT_PAY_APP_ID; null without payments inside WeChat. */
  appSecret: string | null
  /** H5支付 is enabled for the merchant. */
  hasH5: boolean
}

const requiredSettings = {
  WECHAT_PAY_MERCHANT_ID: '商户号, digits',
  WECHAT_PAY_APP_ID: 'APPID bound to the merchant, wx and 16 characters',
  WECHAT_PAY_SERIAL: 'serial of the merchant API certificate, 40 hex digits',
  WECHAT_PAY_PRIVATE_KEY: 'apiclient_key.pem: its path, or the PEM text',
  WECHAT_PAY_API_KEY: 'the APIv3 key, exactly 32 letters and digits',
} as const
const optionalSettings = [
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
  'WECHAT_PAY_CERTIFICATES',
  'WECHAT_PAY_NOTIFY_URL',
  'WECHAT_PAY_APP_SECRET',
  'WECHAT_PAY_H5',
] as const

type Name = keyof typeof requiredSettings | (typeof optionalSettings)[number]
export type WechatEnvironment = Partial<Record<Name, string>>

const formats: Record<string, RegExp> = {
  WECHAT_PAY_MERCHANT_ID: /^\d{8,12}$/,
  WECHAT_PAY_APP_ID: /^wx[0-9a-z]{16}$/i,
  WECHAT_PAY_SERIAL: /^[0-9a-f]{32,40}$/i,
  WECHAT_PAY_API_KEY: /^[0-9a-z]{32}$/i,
}

/** Reports all errors at once, without secrets. The storefront's `address` replaces a missing WECHAT_PAY_NOTIFY_URL. */
export function wechatSettings(
  environment: WechatEnvironment = fromEnvironment(),
  address = publicUrl
): WechatSettings {
  const notifyUrl = environment.WECHAT_PAY_NOTIFY_URL || `${address}/api/pay/wechat/notify`
  const problems = [...missing(environment), ...keySettingErrors(environment), ...methodErrors(environment)]
  if (!isValidNotifyUrl(notifyUrl)) {
    problems.push(`WECHAT_PAY_NOTIFY_URL (https, no port, no query, 255 characters: ${notifyUrl})`)
  }
  if (problems.length) throw new Error(`PAYMENT_DRIVERS=wechat needs ${problems.join('; ')}`)

  const certificates = platformCertificates(environment)
  return {
    merchantId: environment.WECHAT_PAY_MERCHANT_ID!,
    appId: environment.WECHAT_PAY_APP_ID!,
    serial: environment.WECHAT_PAY_SERIAL!.toUpperCase(),
    privateKey: privateKeyOf('WECHAT_PAY_PRIVATE_KEY', environment.WECHAT_PAY_PRIVATE_KEY!),
    apiKey: environment.WECHAT_PAY_API_KEY!,
    bySerial: walletKeys(environment, certificates),
    certificates,
    publicKeyId: environment.WECHAT_PAY_PUBLIC_KEY_ID || null,
    notifyUrl,
    appSecret: environment.WECHAT_PAY_APP_SECRET || null,
    hasH5: environment.WECHAT_PAY_H5 === 'on',
  }
}

function fromEnvironment(): WechatEnvironment {
  const names = [...(Object.keys(requiredSettings) as Name[]), ...optionalSettings]
  return Object.fromEntries(names.map((name) => [name, env.get(name)]))
}

function missing(environment: WechatEnvironment): string[] {
  return Object.entries(requiredSettings)
    .filter(([name]) => {
      const value = environment[name as Name]
      return !value || (formats[name] && !formats[name].test(value))
    })
    .map(([name, meaning]) => `${name} (${meaning})`)
}

function keySettingErrors(environment: WechatEnvironment): string[] {
  const { WECHAT_PAY_PUBLIC_KEY: key, WECHAT_PAY_PUBLIC_KEY_ID: id } = environment
  if (!key && !id && !environment.WECHAT_PAY_CERTIFICATES) {
    return ['WECHAT_PAY_PUBLIC_KEY and WECHAT_PAY_PUBLIC_KEY_ID, or WECHAT_PAY_CERTIFICATES']
  }
  const isPair = (!key && !id) || (key && /^PUB_KEY_ID_\w+$/.test(id ?? ''))
  return isPair ? [] : ['WECHAT_PAY_PUBLIC_KEY together with WECHAT_PAY_PUBLIC_KEY_ID=PUB_KEY_ID_...']
}

function methodErrors(environment: WechatEnvironment): string[] {
  const { WECHAT_PAY_APP_SECRET: secret, WECHAT_PAY_H5: h5 } = environment
  const invalid = []
  if (secret && !/^[0-9a-f]{32}$/i.test(secret)) {
    invalid.push('WECHAT_PAY_APP_SECRET (AppSecret of the official account, 32 hex digits)')
  }
  if (h5 && h5 !== 'on' && h5 !== 'off') invalid.push('WECHAT_PAY_H5 (on or off)')
  return invalid
}

function platformCertificates({ WECHAT_PAY_CERTIFICATES: value }: WechatEnvironment): Certificate[] {
  return value ? certificatesOf('WECHAT_PAY_CERTIFICATES', value) : []
}

function walletKeys(environment: WechatEnvironment, certificates: Certificate[]): Map<string, KeyObject> {
  const { WECHAT_PAY_PUBLIC_KEY: key } = environment
  const keys = new Map<string, KeyObject>()
  if (key) keys.set(environment.WECHAT_PAY_PUBLIC_KEY_ID!, publicKeyOf('WECHAT_PAY_PUBLIC_KEY', key))
  for (const { serial, publicKey } of certificates) keys.set(serial, publicKey)
  return keys
}

/** WeChat Pay's rules for notify URLs. */
function isValidNotifyUrl(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.port && !url.search && address.length <= 255
}
