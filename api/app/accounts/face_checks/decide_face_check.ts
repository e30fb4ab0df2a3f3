import { inject } from '@adonisjs/core'
import type FaceCheck from '#accounts/face_checks/face_check'
import { faceRejection } from '#accounts/face_checks/face_rejection'
import { FaceState } from '#accounts/face_checks/terms'
import { FaceRefused, FaceVerifier } from '#drivers/face/face_verifier'

/** A decided check does not change; an expired one is not queried again. @throws DriverFailure, UserError */
@inject()
export class DecideFaceCheck {
  constructor(protected verifier: FaceVerifier) {}

  async execute(check: FaceCheck): Promise<FaceCheck> {
    if (check.state !== FaceState.Pending) return check

    try {
      await check.recordVerdict(await this.verifier.verdict(check.certifyId))
      return check
    } catch (error) {
      if (!(error instanceof FaceRefused)) throw error
      await check.end()
      throw faceRejection(error)
    }
  }
}
