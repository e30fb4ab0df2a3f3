import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** RSA2: SHA256 with RSA, base64. The older RSA with SHA1 is refused. */
export const signType = 'RSA2'

/** All parameters but the signature, sorted, unencoded; that of a webhook has no `sign_type` either. */
export function signedText(parameters: Record<string, string>, { without }: { without: string[] }): string {
  return Object.keys(parameters)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
}

export function sign(text: string, privateKey: KeyObject): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')
}

export function isValidSignature(text: string, signature: string, publicKey: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64')
}

/** The object under `name` exactly as it was sent, because the signature covers these bytes; null if there is none. */
export function rawMember(text: string, name: string): string | null {
  const found = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(text)
  if (!found) return null
  const start = found[0].length
  let depth = 0
  let isText = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isText && letter === '\\') at++
    else if (letter === '"') isText = !isText
    else if (!isText && letter === '{') depth++
    else if (!isText && letter === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return null
}
