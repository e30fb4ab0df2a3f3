import { inject } from '@adonisjs/core'
import type FaceCheck from '#accounts/face_checks/face_check'
import { FaceState } from '#accounts/face_checks/terms'
import { FaceVerifier } from '#drivers/face/face_verifier'

/** A decided check does not change; an expired one is not queried again. @throws DriverFailure */
@inject()
export class DecideFaceCheck {
  constructor(protected verifier: FaceVerifier) {}

  async execute(check: FaceCheck): Promise<FaceCheck> {
    if (check.state !== FaceState.Pending) return check

    await check.recordVerdict(await this.verifier.verdict(check.certifyId))
    return check
  }
}
