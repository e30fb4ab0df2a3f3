import { inject } from '@adonisjs/core'
import { publicUrl } from '#config/app'
import { BeginFaceCheck, FaceVendorDown } from '#accounts/face_checks/begin_face_check'
import { DecideFaceCheck } from '#accounts/face_checks/decide_face_check'
import FaceCheck from '#accounts/face_checks/face_check'
import { FaceState, messages as faceMessages } from '#accounts/face_checks/terms'
import { lockOwnUser } from '#accounts/lock_user'
import PresenceCheck from '#accounts/presence/presence_check'
import { isAgreed } from '#accounts/presence/presence_consent'
import { ConsentNeededCode, messages, PresenceKind, PresenceState, PresenceWay } from '#accounts/presence/terms'
import { noteVendorFailure } from '#accounts/presence/vendor_failure'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { FaceRefused, type FaceCheckStart } from '#drivers/face/face_verifier'

interface Beginning {
  metaInfo?: string
  returnPath?: string
  ip: string
}

/** A face check that answers a presence check. */
@inject()
export class FacePresence {
  constructor(
    protected beginFaceCheck: BeginFaceCheck,
    protected decideFaceCheck: DecideFaceCheck
  ) {}

  /** Null when the check is excused, because the vendor is down. @throws UserError */
  async begin(user: CurrentUser, id: number, { metaInfo = '', returnPath, ip }: Beginning) {
    const check = await PresenceCheck.findOwnOpen(user.id, id)
    if (check.kind !== PresenceKind.Face) throw new UserError(messages.wayNotOffered)
    if (!(await isAgreed(user.id))) throw new UserError(messages.consentNeeded, { code: ConsentNeededCode })
    const returnUrl = returnPath && `${publicUrl}${returnPath}`
    try {
      const started = await this.beginFaceCheck.execute(user, { metaInfo, ip, returnUrl, hasConsent: true })
      await this.#link(user, id, started)
      return started
    } catch (error) {
      if (!isVendorDown(error)) throw error
      await noteVendorFailure(user, id)
      return null
    }
  }

  /** The vendor's verdict, used once. @throws NotFound for the face check of another presence check, UserError */
  async finish(user: CurrentUser, id: number, certifyId: string): Promise<boolean> {
    await PresenceCheck.findOwnOpen(user.id, id)
    const found = await FaceCheck.owned(user, certifyId)
    if (found.usedAt) throw new NotFound()
    const face = await this.#decided(user, id, found)
    if (face.state === FaceState.Pending) {
      throw new UserError(face.isExpired ? faceMessages.faceExpired : faceMessages.facePending)
    }
    return transaction(async (trx) => {
      await lockOwnUser(trx, user.id)
      const check = await PresenceCheck.lockOwnOpen(trx, user.id, id)
      const unused = await FaceCheck.query({ client: trx }).where('id', face.id).whereNull('usedAt').forUpdate().first()
      if (!unused || check.faceCheckId !== face.id) throw new NotFound()
      await unused.merge({ usedAt: now() }).save()
      if (face.state === FaceState.Passed) {
        await check.end({ state: PresenceState.Passed, way: PresenceWay.Face })
        return true
      }
      await check.merge({ state: PresenceState.Failed, tries: check.tries + 1 }).save()
      return false
    })
  }

  async #decided(user: CurrentUser, id: number, found: FaceCheck): Promise<FaceCheck> {
    try {
      return await this.decideFaceCheck.execute(found)
    } catch (error) {
      if (!isVendorDown(error)) throw error
      await noteVendorFailure(user, id)
      throw new UserError(messages.excused)
    }
  }

  /** A new face check replaces an earlier one that was not used. */
  async #link(user: CurrentUser, id: number, { certifyId }: FaceCheckStart): Promise<void> {
    const face = await FaceCheck.owned(user, certifyId)
    await transaction(async (trx) => {
      await lockOwnUser(trx, user.id)
      const check = await PresenceCheck.lockOwnOpen(trx, user.id, id)
      await check.merge({ faceCheckId: face.id }).save()
    })
  }
}

/** Not a refusal of this person or browser, which a retry does not change. */
function isVendorDown(error: unknown): boolean {
  if (error instanceof FaceVendorDown) return true
  return error instanceof DriverFailure && !(error instanceof FaceRefused) && error.rejectCode !== '418'
}
