import app from '@adonisjs/core/services/app'
import type FaceCheck from '#accounts/face_checks/face_check'
import { FaceState } from '#accounts/face_checks/terms'
import { FaceVerifier } from '#drivers/face/face_verifier'

/**
 * Asks the vendor how a check ended and writes it down. What was decided stays; what nobody answered in
 * time is never asked again.
 * @throws DriverFailure when the vendor does not answer
 */
export async function decideFaceCheck(check: FaceCheck): Promise<FaceCheck> {
  if (check.state !== FaceState.Pending) return check

  const verifier = await app.container.make(FaceVerifier)
  await check.decide(await verifier.verdict(check.certifyId))
  return check
}
