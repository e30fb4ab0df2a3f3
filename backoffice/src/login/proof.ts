import type { HttpError } from '@refinedev/core'
import { ProofRequiredCode } from '@zhuxue/api/terms/accounts/proof_of_work'
import type { Challenge } from 'altcha-lib'

const challengeOf = (error: unknown): Challenge | null => {
  const { code, details } = (error ?? {}) as HttpError
  return code === ProofRequiredCode ? (details.challenge as Challenge) : null
}

const createWorker = () => new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' })

/**
 * A call that may require a proof of work after failed attempts; the solver is loaded only then. A failed proof is
 * reported as an error of the call.
 */
export async function withProofOfWorkIfRequired<T>(
  call: (proof?: string) => Promise<T>,
  onWorking: (isWorking: boolean) => void
): Promise<T> {
  let firstError: unknown
  try {
    return await call()
  } catch (error) {
    if (!challengeOf(error)) throw error
    firstError = error
  }
  const { ProofOfWorkError, withProofOfWork } = await import('@zhuxue/api/proof')
  // The first response is known: a second call without a proof would be another failed attempt.
  const again = (proof?: string) => (proof ? call(proof) : Promise.reject<T>(firstError as Error))
  try {
    return await withProofOfWork(again, { challengeOf, createWorker, onWorking })
  } catch (error) {
    if (!(error instanceof ProofOfWorkError)) throw error
    throw { message: error.message, statusCode: 0 } satisfies HttpError
  }
}
