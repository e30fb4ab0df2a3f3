import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import type { HashDriverContract } from '@adonisjs/core/types/hash'

const derive = promisify(argon2)
const phc = new PhcFormatter<Params>()
const [saltBytes, tagBytes] = [16, 32]

/** As in the PHC text: memory in KiB, passes, lanes. */
interface Params {
  m: number
  t: number
  p: number
  [name: string]: number
}

/** A hash driver of the framework on Node's own argon2, so that no native package is needed. */
export class Argon2id implements HashDriverContract {
  constructor(private readonly params: Params) {}

  isValidHash(value: string): boolean {
    return parse(value) !== null
  }

  async make(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    return format(salt, await tagOf(password, salt, this.params, tagBytes), this.params)
  }

  /** Uses the parameters of the stored hash, so that raising the cost does not lock users out. */
  async verify(hashed: string, password: string): Promise<boolean> {
    const stored = parse(hashed)
    if (!stored) return false
    const tag = await tagOf(password, stored.salt, stored.params, stored.hash.length)
    return timingSafeEqual(tag, stored.hash)
  }

  needsReHash(hashed: string): boolean {
    const stored = parse(hashed)
    if (!stored) return true
    const { m, t, p } = stored.params
    return m !== this.params.m || t !== this.params.t || p !== this.params.p
  }

  /** A hash that matches no password, with the cost of a real one. */
  decoy(): string {
    return format(randomBytes(saltBytes), randomBytes(tagBytes), this.params)
  }
}

/** The formatter converts the numbers of its input to strings, so it gets a copy. */
function format(salt: Buffer, tag: Buffer, params: Params): string {
  return phc.serialize(salt, tag, { id: 'argon2id', version: 19, params: { ...params } })
}

function parse(value: string) {
  try {
    const { id, version, salt, hash, params } = phc.deserialize(value)
    const belongsToMerchant = id === 'argon2id' && Number(version) === 19
    return belongsToMerchant && salt && hash && params ? { salt, hash, params } : null
  } catch {
    return null
  }
}

function tagOf(password: string, nonce: Buffer, { m, t, p }: Params, tagLength: number) {
  const cost = { memory: m, passes: t, parallelism: p }
  return derive('argon2id', { message: password, nonce, tagLength, ...cost })
}
