import { DriverFailure } from '#drivers/driver_failure'
import { settingsOnly, type ProbeResult } from '#drivers/probe'

export interface FaceSubject {
  /** 32 letters and digits, used once. */
  orderNo: string
  name: string
  idCard: string
  /** What the vendor's script returned in this browser, untouched; opaque to us and never stored. */
  metaInfo: string
  returnUrl: string
}

export interface FaceCheckStart {
  certifyId: string
  certifyUrl: string
}

export interface FaceVerdict {
  /** `expired`: the vendor no longer knows the check. */
  state: 'pending' | 'passed' | 'failed' | 'expired'
  subCode: string | null
}

export const FaceLifeMinutes = 30

export class FaceDailyLimitReached extends DriverFailure {
  constructor(cause: unknown) {
    super('face', { cause, rejectCode: '418', message: 'the vendor counts too many failed checks today' })
  }
}

/** What the learner can change: the name or ID number, the browser, or nothing without staff. */
export type FaceRejectionReason = 'identity' | 'browser' | 'source'

export class FaceRefused extends DriverFailure {
  constructor(
    readonly reason: FaceRejectionReason,
    cause: string
  ) {
    super('face', { cause, rejectCode: cause })
  }
}

/** Compares faces with ID cards. We never receive pictures; verdicts come from the vendor, never from a browser. Throws DriverFailure. */
export abstract class FaceVerifier {
  /** URL of the vendor's script that defines `getMetaInfo()` in a browser; null if `metaInfo` is not needed. */
  abstract readonly browserScript: string | null

  /** @throws FaceDailyLimitReached, FaceRefused */
  abstract begin(subject: FaceSubject): Promise<FaceCheckStart>

  /** @throws FaceRefused */
  abstract verdict(certifyId: string): Promise<FaceVerdict>

  /** One read-only call that shows whether account and settings work. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return settingsOnly()
  }
}
