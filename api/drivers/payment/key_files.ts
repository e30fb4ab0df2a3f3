import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inProject } from '#core/process/project_root'

/** Key settings hold the PEM text (line ends may be written `\n`) or the path of its file. */

/** @throws Error without a byte of the key */
export function privateKeyOf(name: string, value: string): KeyObject {
  return rsa(name, () => createPrivateKey(pemOf(name, value)))
}

export function publicKeyOf(name: string, value: string): KeyObject {
  const pem = pemOf(name, value)
  // Node would silently derive a public key from a private key or a certificate.
  if (!pem.includes('BEGIN PUBLIC KEY') && !pem.includes('BEGIN RSA PUBLIC KEY')) {
    throw new Error(`${name} must hold a public key (-----BEGIN PUBLIC KEY-----)`)
  }
  return rsa(name, () => createPublicKey(pem))
}

export interface Certificate {
  serial: string
  publicKey: KeyObject
  endsAt: Date
}

/** Several certificates are concatenated, or in files separated by commas. */
export function certificatesOf(name: string, value: string): Certificate[] {
  const pems = value.includes('-----BEGIN')
    ? pemOf(name, value)
    : value
        .split(',')
        .map((file) => pemOf(name, file.trim()))
        .join('\n')
  const certificates = pems.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (!certificates.length) throw new Error(`${name} holds no certificate`)
  return certificates.map((pem) => {
    const { serialNumber: serial, publicKey, validTo } = certificate(name, pem)
    return { serial, publicKey, endsAt: new Date(validTo) }
  })
}

function certificate(name: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new Error(`${name} holds a certificate that cannot be read`)
  }
}

function rsa(name: string, read: () => KeyObject): KeyObject {
  const key = readKey(name, read)
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa' || bits < 2048) {
    throw new Error(`${name} must be an RSA key of 2048 bits or more`)
  }
  return key
}

function readKey(name: string, read: () => KeyObject): KeyObject {
  try {
    return read()
  } catch {
    throw new Error(`${name} is not a key in PEM form`)
  }
}

export function pemOf(name: string, value: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n')
  const file = inProject(value)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${name}: ${file} cannot be read (${code})`)
  }
}
