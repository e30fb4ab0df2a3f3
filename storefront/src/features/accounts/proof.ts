import type { Challenge } from 'altcha-lib'
import { ProofOfWorkError, withProofOfWork } from '@zhuxue/api/proof'
import { ProofRequiredCode } from '@zhuxue/api/terms/accounts'
import { ApiError } from '~/lib/http/errors'

/** A call that may need a proof of work; a failed proof is reported like an API error. */
export async function callWithProof<T>(
  call: (proof?: string) => PromiseLike<T>,
  onWorking: (isWorking: boolean) => void
): Promise<T> {
  try {
    return await withProofOfWork(call, { challengeOf, createWorker, onWorking })
  } catch (error) {
    if (!(error instanceof ProofOfWorkError)) throw error
    throw new ApiError({ code: 'proof-failed' }, error.message, false)
  }
}

const createWorker = () => new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' })

function challengeOf(error: unknown): Challenge | null {
  const isAsked = error instanceof ApiError && error.code === ProofRequiredCode
  return isAsked ? (error.body.challenge as Challenge) : null
}
