import { inject } from '@adonisjs/core'
import { randomBytes } from 'node:crypto'
import { publicUrl } from '#config/app'
import drivers from '#config/drivers'
import { recordConsent } from '#accounts/consents'
import { lockOwnUser } from '#accounts/lock_user'
import FaceCheck from '#accounts/face_checks/face_check'
import { DecideFaceCheck } from '#accounts/face_checks/decide_face_check'
import { faceRejection } from '#accounts/face_checks/face_rejection'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import { FaceConsent, FaceState, FaceDailyLimitCode, messages } from '#accounts/face_checks/terms'
import User from '#accounts/user'
import type { CurrentUser } from '#core/current_user'
import { normalizeIdCard } from '#core/shared_rules'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import {
  FaceLifeMinutes,
  FaceDailyLimitReached,
  FaceRefused,
  FaceVerifier,
  type FaceCheckStart,
} from '#drivers/face/face_verifier'

interface FaceCheckInput {
  name?: string
  /** Masked when it is unchanged from the profile. */
  idCard?: string
  metaInfo: string
  ip: string
  /** Where the vendor's page leads back; default: the profile. */
  returnUrl?: string
  /** Another text was agreed to before. */
  hasConsent?: boolean
}

/** The vendor gave no usable answer. */
export class FaceVendorDown extends UserError {
  constructor() {
    super(messages.faceFailed)
  }
}

/** Decides an open check first: abandoning a check counts as a failure (docs/product.md 1.9). @throws UserError 418 */
@inject()
export class BeginFaceCheck {
  constructor(
    protected verifier: FaceVerifier,
    protected decideFaceCheck: DecideFaceCheck
  ) {}

  async execute(me: CurrentUser, given: FaceCheckInput): Promise<FaceCheckStart> {
    const user = await User.findWithRoles(me.id)
    if (!user.idCardCipher) throw new UserError(messages.identityMissing, { code: 'profile-incomplete' })

    const idCard = decryptIdNumber(user.idCardCipher)
    if (!matchesProfile(given, user, idCard)) throw new UserError(messages.identityDiffers)
    await this.#decideLatestCheck(user.id)
    if (await FaceCheck.hasReachedDailyLimit(user.id)) throw spent()

    if (!given.hasConsent) {
      await transaction(async (trx) => {
        await lockOwnUser(trx, user.id)
        await recordConsent(trx, user.id, FaceConsent, given.ip)
      })
    }
    const orderNo = randomBytes(16).toString('hex')
    const vendorCheck = await this.#beginAtVendor({
      orderNo,
      name: user.userName,
      idCard,
      metaInfo: given.metaInfo,
      returnUrl: given.returnUrl ?? `${publicUrl}/board/user/profile`,
    })
    await transaction(async (trx) => {
      await lockOwnUser(trx, user.id)
      const check = {
        userId: user.id,
        certifyId: vendorCheck.certifyId,
        outerOrderNo: orderNo,
        provider: drivers.face,
        userName: user.userName,
        idCardIndex: user.idCardIndex!,
        state: FaceState.Pending,
        expiresAt: now().plus({ minutes: FaceLifeMinutes }),
      }
      await FaceCheck.create(check, { client: trx })
    })
    return vendorCheck
  }

  async #decideLatestCheck(userId: number): Promise<void> {
    const latest = await FaceCheck.query().where('userId', userId).orderBy('id', 'desc').first()
    if (latest?.state === FaceState.Pending && !latest.isExpired) await this.decideFaceCheck.execute(latest)
  }

  async #beginAtVendor(subject: Parameters<FaceVerifier['begin']>[0]): Promise<FaceCheckStart> {
    try {
      return await this.verifier.begin(subject)
    } catch (error) {
      if (error instanceof FaceDailyLimitReached) throw spent()
      if (error instanceof FaceRefused) throw faceRejection(error)
      if (error instanceof DriverFailure) throw new FaceVendorDown()
      throw error
    }
  }
}

function matchesProfile({ name, idCard }: FaceCheckInput, user: User, stored: string): boolean {
  if (name !== undefined && name !== user.userName) return false
  return !idCard || idCard === user.idCardMasked || normalizeIdCard(idCard) === stored
}

function spent(): UserError {
  return new UserError(messages.faceLimitReached, { code: FaceDailyLimitCode })
}
