import type { ApplicationService } from '@adonisjs/core/types'
import { SignInRedemption } from '#accounts/sign_in/sign_in_codes'
import { SeatClaims } from '#accounts/seat_claims_contract'
import { DetailAccess } from '#catalogue/listing/detail_access'

export default class LearningProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(DetailAccess, async () => {
      const { LearnerDetailAccess } = await import('#learning/entitlements/learner_detail_access')
      return new LearnerDetailAccess()
    })
    this.app.container.singleton(SignInRedemption, async () => {
      const { RedeemAtSignIn } = await import('#learning/live_codes/redeem_at_sign_in')
      return new RedeemAtSignIn()
    })
    this.app.container.singleton(SeatClaims, async () => {
      const { WaitingSeats } = await import('#learning/seats/waiting_seats')
      return new WaitingSeats()
    })
  }
}
