import { solveChallengeWorkers, type Challenge } from 'altcha-lib'
import { messages } from './terms.js'

/** For the browsers of storefront and admin; each bundler builds its own worker file. */
interface ProofOfWorkOptions {
  challengeOf: (error: unknown) => Challenge | null
  createWorker: () => Worker
  onWorking: (isWorking: boolean) => void
}

type Worker = Awaited<ReturnType<Parameters<typeof solveChallengeWorkers>[0]['createWorker']>>

const secondsToSolve = 60
/** A double click may consume a challenge, or it may expire; more than one extra attempt is not an accident. */
const maxProofs = 2

/** @throws Error with a message when this browser cannot compute the proof */
export async function withProofOfWork<T>(
  call: (proof?: string) => PromiseLike<T>,
  { challengeOf, createWorker, onWorking }: ProofOfWorkOptions
): Promise<T> {
  let proof: string | undefined
  for (let proofs = 0; ; proofs++) {
    try {
      return await call(proof)
    } catch (error) {
      const challenge = challengeOf(error)
      if (!challenge) throw error
      if (proofs === maxProofs) throw new ProofOfWorkError(messages.proofFailed)
      onWorking(true)
      proof = await solve(challenge, createWorker).finally(() => onWorking(false))
    }
  }
}

export class ProofOfWorkError extends Error {}

async function solve(challenge: Challenge, createWorker: () => Worker): Promise<string> {
  // Browsers have no WebCrypto on pages without https.
  if (!globalThis.crypto?.subtle) throw new ProofOfWorkError(messages.proofNeedsHttps)
  const cores = globalThis.navigator?.hardwareConcurrency ?? 1
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, cores),
    createWorker,
    timeout: secondsToSolve * 1000,
  }).catch(() => null)
  if (!solution) throw new ProofOfWorkError(messages.proofFailed)
  return btoa(JSON.stringify({ challenge, solution }))
}
