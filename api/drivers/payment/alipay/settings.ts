import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import env from '#start/env'
import { publicUrl } from '#config/app'
import { certificateSerial, rootSerial } from '#drivers/payment/alipay/certificate_serial'
import { pemOf, privateKeyOf, publicKeyOf } from '#drivers/payment/key_files'

export interface AlipaySettings {
  appId: string
  /** 收款账号, 16 digits that begin with 2088. */
  sellerId: string
  privateKey: KeyObject
  /** Alipay's, not the one that belongs to `privateKey`. */
  publicKey: KeyObject
  /** Null in key mode. */
  certificates: { app: string; root: string; alipay: string; endsAt: Date } | null
  notifyUrl: string
  gateway: string
}

const names = [
  'ALIPAY_APP_ID',
  'ALIPAY_SELLER_ID',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'ALIPAY_APP_CERTIFICATE',
  'ALIPAY_CERTIFICATE',
  'ALIPAY_ROOT_CERTIFICATE',
  'ALIPAY_NOTIFY_URL',
  'ALIPAY_GATEWAY',
] as const

export type AlipayEnvironment = Partial<Record<(typeof names)[number], string>>

const certificateNames = ['ALIPAY_APP_CERTIFICATE', 'ALIPAY_CERTIFICATE', 'ALIPAY_ROOT_CERTIFICATE'] as const

/** Reports all errors at once, without secrets. */
export function alipaySettings(
  environment: AlipayEnvironment = fromEnvironment(),
  address = publicUrl
): AlipaySettings {
  const notifyUrl = environment.ALIPAY_NOTIFY_URL || `${address}/api/pay/alipay/notify`
  const gateway = environment.ALIPAY_GATEWAY || 'https://openapi.alipay.com/gateway.do'
  const problems = problemsOf(environment, { notifyUrl, gateway })
  if (problems.length) throw new Error(`PAYMENT_DRIVERS=alipay needs ${problems.join('; ')}`)

  const certificates = readCertificates(environment)
  return {
    appId: environment.ALIPAY_APP_ID!,
    sellerId: environment.ALIPAY_SELLER_ID!,
    privateKey: readPrivateKey(environment.ALIPAY_PRIVATE_KEY!),
    publicKey: certificates?.publicKey ?? readPublicKey(environment.ALIPAY_PUBLIC_KEY!),
    certificates,
    notifyUrl,
    gateway,
  }
}

function fromEnvironment(): AlipayEnvironment {
  return Object.fromEntries(names.map((name) => [name, env.get(name)]))
}

function problemsOf(environment: AlipayEnvironment, urls: { notifyUrl: string; gateway: string }): string[] {
  const problems = []
  if (!/^\d{16}$/.test(environment.ALIPAY_APP_ID ?? '')) problems.push('ALIPAY_APP_ID (16 digits)')
  if (!/^2088\d{12}$/.test(environment.ALIPAY_SELLER_ID ?? '')) {
    problems.push('ALIPAY_SELLER_ID (the account that receives money: 2088 and 12 digits)')
  }
  if (!environment.ALIPAY_PRIVATE_KEY) problems.push('ALIPAY_PRIVATE_KEY (应用私钥: its path, PEM text or base64)')
  const given = certificateNames.filter((name) => environment[name])
  if (given.length && given.length < certificateNames.length) {
    problems.push(`${certificateNames.join(', ')} together`)
  } else if (!given.length && !environment.ALIPAY_PUBLIC_KEY) {
    problems.push(`ALIPAY_PUBLIC_KEY (支付宝公钥), or ${certificateNames.join(', ')}`)
  }
  if (!isHttps(urls.notifyUrl)) problems.push(`ALIPAY_NOTIFY_URL (https, no query: ${urls.notifyUrl})`)
  if (!isHttps(urls.gateway)) problems.push('ALIPAY_GATEWAY (https)')
  return problems
}

function isHttps(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.search && address.length <= 256
}

function readCertificates(environment: AlipayEnvironment) {
  const [app, alipay, root] = certificateNames.map((name) => environment[name] && pemOf(name, environment[name]))
  if (!app || !alipay || !root) return null
  try {
    const [own, { publicKey }] = [new X509Certificate(app), new X509Certificate(alipay)]
    return {
      app: certificateSerial(app),
      alipay: certificateSerial(alipay),
      root: rootSerial(root),
      endsAt: new Date(own.validTo),
      publicKey,
    }
  } catch {
    throw new Error(`${certificateNames.join(', ')} hold a certificate that cannot be read`)
  }
}

/** Alipay's tool writes keys as base64 without the lines of a PEM. */
const isBare = (value: string) => /^[A-Za-z0-9+/=\s]{200,}$/.test(value)

function readPrivateKey(value: string): KeyObject {
  const name = 'ALIPAY_PRIVATE_KEY'
  if (!isBare(value)) return privateKeyOf(name, value)
  const key = Buffer.from(value, 'base64')
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      return createPrivateKey({ key, format: 'der', type })
    } catch {
      // The other form is tried next.
    }
  }
  throw new Error(`${name} is not a key`)
}

function readPublicKey(value: string): KeyObject {
  const name = 'ALIPAY_PUBLIC_KEY'
  if (!isBare(value)) return publicKeyOf(name, value)
  try {
    return createPublicKey({ key: Buffer.from(value, 'base64'), format: 'der', type: 'spki' })
  } catch {
    throw new Error(`${name} is not a key`)
  }
}
