import { DriverFailure } from '#drivers/driver_failure'

/** Whose face is to be compared with the one of which ID card. */
export interface FaceSubject {
  /** Our own number of the check: 32 letters and digits, used once. */
  orderNo: string
  name: string
  idCard: string
  /** What the vendor's script found out about the browser; opaque to us. */
  metaInfo: string
  /** Where the vendor's page leads back to. */
  returnUrl: string
}

/** One check at the vendor: good for half an hour and one try. */
export interface FaceCheckStart {
  certifyId: string
  /** The page on which the person shows the face. */
  certifyUrl: string
}

export interface FaceVerdict {
  state: 'pending' | 'passed' | 'failed'
  /** The vendor's reason, for our records. */
  subCode: string | null
}

/** How long a check may be answered. */
export const FaceLifeMinutes = 30

/** The vendor lets this person try no more today. */
export class FaceTriesSpent extends DriverFailure {
  constructor(cause: unknown) {
    super('face', { cause, message: 'the vendor counts too many failed checks today' })
  }
}

/**
 * Compares faces with ID cards. Pictures never come to us, and what a browser claims counts for nothing:
 * the verdict is asked of the vendor by the server.
 */
export abstract class FaceVerifier {
  /**
   * Opens a check.
   * @throws FaceTriesSpent when the vendor's own limit of the day is reached
   * @throws DriverFailure when the vendor refused or did not answer
   */
  abstract begin(subject: FaceSubject): Promise<FaceCheckStart>

  /**
   * How a check ended, `pending` while it has not.
   * @throws DriverFailure when the vendor did not answer
   */
  abstract verdict(certifyId: string): Promise<FaceVerdict>
}
