import { randomBytes } from 'node:crypto'

/** The name of a live stream: nobody guesses it, and it is no secret of its own. */
export function newStreamName(): string {
  return randomBytes(10).toString('hex')
}
