import { test } from '@japa/runner'
import { createChallenge, solveChallenge, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { ProofOfWorkError, withProofOfWork } from '#accounts/proof_of_work/with_proof'

class Asked extends Error {
  constructor(readonly challenge: Challenge) {
    super()
  }
}

const secret = { hmacSignatureSecret: 'for this test' }
const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 20, deriveKey, ...secret })

/** Replaces the web worker. */
class FakeWorker extends EventTarget {
  constructor(private fails = false) {
    super()
  }

  async postMessage(message: { type: string; challenge: Challenge }) {
    if (message.type !== 'work') return
    if (this.fails) return this.dispatchEvent(new Event('error'))
    const data = await solveChallenge({ challenge: message.challenge, deriveKey })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate() {}
}

function attempt(asks: number, fails = false) {
  const proofs: (string | undefined)[] = []
  const working: boolean[] = []
  const call = async (proof?: string) => {
    proofs.push(proof)
    if (proofs.length <= asks) throw new Asked(challenge)
    return 'done'
  }
  const result = withProofOfWork(call, {
    challengeOf: (error) => (error instanceof Asked ? error.challenge : null),
    createWorker: () => new FakeWorker(fails) as never,
    onWorking: (isWorking) => void working.push(isWorking),
  })
  return { result, proofs, working }
}

test.group('Calls that may need a proof of work', () => {
  test('a call without a challenge is sent once', async ({ assert }) => {
    const { result, proofs, working } = attempt(0)

    assert.equal(await result, 'done')
    assert.deepEqual([proofs, working], [[undefined], []])
  })

  test('a challenged call is repeated with a valid proof', async ({ assert }) => {
    const { result, proofs, working } = attempt(1)

    assert.equal(await result, 'done')
    assert.deepEqual(working, [true, false])
    const payload = JSON.parse(atob(proofs[1]!))
    assert.isTrue((await verifySolution({ ...payload, deriveKey, ...secret })).verified)
  })

  test('repeated challenges end with an error message', async ({ assert }) => {
    const { result, proofs } = attempt(9)

    const error = await result.catch((thrown) => thrown)

    assert.instanceOf(error, ProofOfWorkError)
    assert.equal(error.message, '安全验证未完成，请重试')
    assert.lengthOf(proofs, 3)
  })

  test('a failing worker ends with an error message', async ({ assert }) => {
    const { result, working } = attempt(1, true)

    const error = await result.catch((thrown) => thrown)

    assert.equal(error.message, '安全验证未完成，请重试')
    assert.deepEqual(working, [true, false])
  })

  test('other errors are passed on', async ({ assert }) => {
    const lost = new Error('lost')
    const call = () => Promise.reject(lost)
    const hooks = { createWorker: () => new FakeWorker() as never, onWorking: () => undefined }

    const error = await withProofOfWork(call, { challengeOf: () => null, ...hooks }).catch((e) => e)

    assert.equal(error, lost)
  })
})
