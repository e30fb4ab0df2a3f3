import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { passkeySignInValidator } from '#accounts/second_factor/passkeys/validators'
import { codeSignInValidator } from '#accounts/second_factor/validators'
import {
  confirmationValidator,
  stepPasskeyOptionsValidator,
  stepPasswordValidator,
} from '#accounts/sign_in/staff_step/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { member, staff } from '#core/http/access_policies'

const { ConfirmationPasskeys, Confirmations, StaffSteps, StepCodes, StepPasskeys } =
  controllers.accounts.signIn.staffStep

/** Open to users who must first replace their password or enrol a second factor: both need the step. */
const early = { allowBeforePasswordChange: true, beforeSecondFactor: true }
const proves = { ...early, rate: 'login' } as const

router
  .group(() => {
    router.get('/', [StaffSteps, 'show']).use(reads(staff, nothing, early))
    router.post('/', [StaffSteps, 'store']).use(writes(member, stepPasswordValidator, proves))
    router.delete('/', [StaffSteps, 'destroy']).use(writes(member, nothing, early))
    router.post('/code', [StepCodes, 'store']).use(writes(member, codeSignInValidator, proves))
    router.post('/passkey-options', [StepPasskeys, 'create']).use(writes(member, stepPasskeyOptionsValidator, proves))
    router.post('/passkey', [StepPasskeys, 'store']).use(writes(member, passkeySignInValidator, proves))
    router.post('/confirmations', [Confirmations, 'store']).use(writes(staff, confirmationValidator, { rate: 'login' }))
    router
      .post('/confirmations/passkey-options', [ConfirmationPasskeys, 'create'])
      .use(writes(staff, nothing, { rate: 'login' }))
    router
      .post('/confirmations/passkey', [ConfirmationPasskeys, 'store'])
      .use(writes(staff, passkeySignInValidator, { rate: 'login' }))
  })
  .prefix('/api/security/staff-step')
  .as('accounts.staff_step')
