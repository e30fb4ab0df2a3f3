import { createHmac } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { ProofRequiredCode, messages } from '#accounts/proof_of_work/terms'
import { UserError } from '#core/errors'
import env from '#start/env'

/** ALTCHA: half a second of work, two on a slow phone; valid once, for one purpose and ten minutes (docs/decisions/0029). */
const iterations = 5000
const rounds = { min: 300, max: 600 }
const minutesToSolve = 10

export const areProofsOff = env.get('PROOFS') === 'off'

/** @throws UserError with a challenge, unless `proof` is valid for this purpose */
export async function requireProofOfWork(about: string, proof?: string): Promise<void> {
  if (proof && (await consumeProof(about, proof))) return
  const challenge = await challengeAbout(about)
  throw new UserError(messages.proofRequired, { code: ProofRequiredCode, payload: { challenge } })
}

function challengeAbout(about: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations,
    deriveKey,
    counter: randomInt(rounds.max, rounds.min),
    data: { about: keyed('about', about) },
    expiresAt: new Date(Date.now() + minutesToSolve * 60_000),
    ...secrets(),
  })
}

async function consumeProof(about: string, proof: string): Promise<boolean> {
  const payload = decode(proof)
  if (!payload || payload.challenge.parameters.data?.about !== keyed('about', about)) return false
  const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets() })
  if (!verified) return false

  const once = limiter.use('database', { requests: 1, duration: minutesToSolve * 60 })
  const { consumed } = await once.increment(`proof:${payload.challenge.signature}`)
  return consumed === 1
}

function decode(proof: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    const isWhole = typeof challenge.signature === 'string' && challenge.parameters instanceof Object
    return isWhole ? { challenge, solution } : null
  } catch {
    return null
  }
}

const secrets = () => ({
  hmacSignatureSecret: keyed('key', 'challenge'),
  hmacKeySignatureSecret: keyed('key', 'solution'),
})

function keyed(kind: string, text: string): string {
  return createHmac('sha256', env.get('APP_KEY')).update(`proof\n${kind}\n${text}`).digest('hex')
}
