import { createHash } from 'node:crypto'

export interface Picture {
  name: string
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/png'
  /** Of the received bytes. */
  hash: string
  /** Its URL until it is stored. */
  placeholder: string
}

const signatures = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const

export const placeholderPattern = /\/imported-picture\/([0-9a-f]{64})/g

/** Null when the bytes are not a supported picture; the store checks again, and re-encodes it. */
export function pictureOf(name: string, base64: string): Picture | null {
  const text = base64.replace(/\s+/g, '')
  if (!text || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64')
  const mime = (Object.keys(signatures) as Picture['mime'][]).find((type) =>
    bytes.subarray(0, signatures[type].length).equals(signatures[type])
  )
  if (!mime) return null
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { name, bytes, mime, hash, placeholder: `/imported-picture/${hash}` }
}
