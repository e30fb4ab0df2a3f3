import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashConcurrency } from '#accounts/passwords/hash_concurrency'
import { TooMany } from '#core/http/refusal'

const derive = promisify(argon2)

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane (security requirement 14). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Hashing is slow on purpose. Few at a time and fifty in line keep a login storm from becoming an outage. */
const inLine = 50
let running = 0
const waiting: (() => void)[] = []

/** The PHC text of a password. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => tagOf(password, nonce))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`
}

/**
 * Compares in the same time whether the person exists or not: without a hash it works on a decoy.
 * @throws TooMany when fifty are already waiting
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const [, , , , nonce, tag] = (hash ?? decoy).split('$')
  const wanted = Buffer.from(tag ?? '', 'base64')
  const given = await inTurn(() => tagOf(password, Buffer.from(nonce ?? '', 'base64')))
  return hash !== null && wanted.length === given.length && timingSafeEqual(wanted, given)
}

const decoy = `$argon2id$v=19$m=19456,t=2,p=1$${plain(randomBytes(16))}$${plain(randomBytes(32))}`

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce, tagLength: 32, ...cost })
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashConcurrency) {
    if (waiting.length >= inLine) throw new TooMany(2)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
