import type { ApplicationService } from '@adonisjs/core/types'
import { SignInCodes } from '#accounts/sign_in/sign_in_codes'
import { TelephoneClaims } from '#accounts/seat_claims_contract'
import { DetailAccess } from '#catalogue/listing/detail_access'

export default class LearningProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(DetailAccess, async () => {
      const { LearnerDetailAccess } = await import('#learning/entitlements/learner_detail_access')
      return new LearnerDetailAccess()
    })
    this.app.container.singleton(SignInCodes, async () => {
      const { CodesAtSignIn } = await import('#learning/live_codes/redeem_at_sign_in')
      return new CodesAtSignIn()
    })
    this.app.container.singleton(TelephoneClaims, async () => {
      const { WaitingSeats } = await import('#learning/seats/waiting_seats')
      return new WaitingSeats()
    })
  }
}
