import { randomBytes } from 'node:crypto'

export function newStreamName(): string {
  return randomBytes(10).toString('hex')
}
