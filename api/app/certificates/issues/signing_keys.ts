import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, decodeProtectedHeader, type JWK } from 'jose'
import { publicUrl } from '#config/app'
import env from '#start/env'

/** An Ed25519 public key, base64url, 32 bytes. */
const keyText = /^[\w-]{43}$/
/** The prefix of a 32-byte Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** `did:web` of this site: its document is /.well-known/did.json. */
export const issuerDid = `did:web:${new URL(publicUrl).host.replace(':', '%3A')}`

export const signingKey: KeyObject = createPrivateKey({
  key: Buffer.concat([pkcs8, Buffer.from(hkdfSync('sha256', env.get('CERTIFICATE_KEY'), '', 'certificates', 32))]),
  format: 'der',
  type: 'pkcs8',
})

export const currentPublicKey = createPublicKey(signingKey).export({ format: 'jwk' }).x!

/** The current key first, then the previous ones, so that old signatures can be verified. */
export async function publishedKeys(): Promise<(JWK & { kid: string })[]> {
  const texts = [...new Set([currentPublicKey, ...previousKeys()])]
  return Promise.all(texts.map(toJwk))
}

/** @param x an Ed25519 public key, base64url */
async function toJwk(x: string): Promise<JWK & { kid: string }> {
  const key = { kty: 'OKP', crv: 'Ed25519', x }
  const kid = `${issuerDid}#${await calculateJwkThumbprint(key)}`
  return { ...key, alg: 'EdDSA', use: 'sig', kid }
}

/** The key that a JWT says it was signed with; undefined for another algorithm. @throws if it is no JWT */
export function keyOf(jwt: string, keys: JWK[]): JWK | undefined {
  const { kid, alg } = decodeProtectedHeader(jwt)
  if (alg !== 'EdDSA') return undefined
  return keys.find((one) => thumbprintOf(one.kid) === thumbprintOf(kid))
}

const thumbprintOf = (kid: string | undefined) => kid?.split('#').at(-1)

export async function currentKeyId(): Promise<string> {
  return (await toJwk(currentPublicKey)).kid
}

/** @throws at boot for an invalid key */
function previousKeys(): string[] {
  const texts = (env.get('CERTIFICATE_PUBLIC_KEYS_PREVIOUS') ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  const wrong = texts.find((text) => !keyText.test(text))
  if (!wrong) return texts
  throw new Error(
    `CERTIFICATE_PUBLIC_KEYS_PREVIOUS holds "${wrong}", which is no Ed25519 public key: "npm run ace -- certificates:key" says one`
  )
}
