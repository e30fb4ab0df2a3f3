import type { HttpError } from '@refinedev/core'
import { ProofRequiredCode } from '@zhuxue/api/terms/accounts/proof_of_work'
import type { Challenge } from 'altcha-lib'

const challengeOf = (error: unknown): Challenge | null => {
  const { code, facts } = (error ?? {}) as HttpError
  return code === ProofRequiredCode ? (facts.challenge as Challenge) : null
}

const createWorker = () => new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' })

/**
 * A call that the server may ask a proof of work for, after misses; what computes it is loaded only then. The failure of
 * the proof is told like a refusal.
 */
export async function withProofOfWorkIfRequired<T>(
  call: (proof?: string) => Promise<T>,
  onWorking: (isWorking: boolean) => void
): Promise<T> {
  let refusal: unknown
  try {
    return await call()
  } catch (error) {
    if (!challengeOf(error)) throw error
    refusal = error
  }
  const { ProofOfWorkError, withProofOfWork } = await import('@zhuxue/api/proof')
  // The first answer is in hand already: a second call without a proof would be another miss.
  const again = (proof?: string) => (proof ? call(proof) : Promise.reject<T>(refusal as Error))
  try {
    return await withProofOfWork(again, { challengeOf, createWorker, onWorking })
  } catch (error) {
    if (!(error instanceof ProofOfWorkError)) throw error
    throw { message: error.message, statusCode: 0 } satisfies HttpError
  }
}
