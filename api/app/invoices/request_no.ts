import { randomBytes } from 'node:crypto'

/** Of a request to the provider, or of a red invoice that staff issue elsewhere. */
export function newRequestNo(): string {
  return randomBytes(10).toString('hex').toUpperCase()
}
