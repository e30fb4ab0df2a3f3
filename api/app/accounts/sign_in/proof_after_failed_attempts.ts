import { countFailedAttempts, type LoginAttempt } from '#accounts/passwords/lockout'
import { areProofsOff, requireProofOfWork } from '#accounts/proof_of_work/proof'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import type { LoginOrigin } from '#accounts/sessions/remembered_device'
import { LoginType } from '#accounts/sessions/terms'
import { consumeQuotas, consumedQuota, type Quota } from '#core/http/quotas'
import { ipBucket } from '#core/http/ip_ranges'

/** Failed attempts after which a proof of work is required: per client and name, per name, and per IP. */
const proofThresholds = { own: 3, all: 10, address: 20 }

const failuresOfIp = (ip: string): Quota => ({
  key: `sign-in-misses:${ipBucket(ip)}`,
  calls: Number.MAX_SAFE_INTEGER,
  every: '15 minutes',
})

/** @throws UserError with a challenge after failed attempts; TooManyRequests while locked */
export async function requireProofAfterFailures(
  attempt: LoginAttempt & { proof?: string },
  origin: LoginOrigin,
  ip: string
): Promise<void> {
  if (areProofsOff) return
  const [own, all = 0] = await countFailedAttempts(attempt, origin)
  const isDue =
    own >= proofThresholds.own ||
    all >= proofThresholds.all ||
    (await consumedQuota(failuresOfIp(ip))) >= proofThresholds.address
  if (isDue) await requireProofOfWork(about(attempt), attempt.proof)
}

export async function countFailureOfIp(ip: string): Promise<void> {
  if (!areProofsOff) await consumeQuotas([failuresOfIp(ip)])
}

function about({ loginType, loginName }: LoginAttempt): string {
  const name = loginType === LoginType.IdCard ? idNumberBlindIndex(loginName) : loginName
  return `sign-in:${loginType}:${name}`
}
