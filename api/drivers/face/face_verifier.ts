import { DriverFailure } from '#drivers/driver_failure'

export interface FaceSubject {
  /** 32 letters and digits, used once. */
  orderNo: string
  name: string
  idCard: string
  /** Collected by the vendor's script; opaque to us. */
  metaInfo: string
  returnUrl: string
}

export interface FaceCheckStart {
  certifyId: string
  certifyUrl: string
}

export interface FaceVerdict {
  state: 'pending' | 'passed' | 'failed'
  subCode: string | null
}

export const FaceLifeMinutes = 30

export class FaceDailyLimitReached extends DriverFailure {
  constructor(cause: unknown) {
    super('face', { cause, message: 'the vendor counts too many failed checks today' })
  }
}

/** Compares faces with ID cards. We never receive pictures; verdicts come from the vendor, never from a browser. Throws DriverFailure. */
export abstract class FaceVerifier {
  /** @throws FaceDailyLimitReached */
  abstract begin(subject: FaceSubject): Promise<FaceCheckStart>

  abstract verdict(certifyId: string): Promise<FaceVerdict>
}
