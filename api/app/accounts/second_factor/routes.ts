import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  passkeyNameValidator,
  passkeyOptionsValidator,
  passkeyRemovalValidator,
  passkeySignInValidator,
  passkeyValidator,
} from '#accounts/second_factor/passkeys/validators'
import {
  codeSignInValidator,
  codeValidator,
  enrolmentValidator,
  firstCodeValidator,
} from '#accounts/second_factor/validators'
import { auditedWrites, nothing, reads, writes } from '#core/http/route_options'
import { anyone, staff } from '#core/http/access_policies'

const { CodeSignIns } = controllers.accounts.signIn
const { Enrolments, RecoveryCodes, SecondFactors, Totps } = controllers.accounts.secondFactor
const { PasskeyOptions, PasskeyRemovals, Passkeys } = controllers.accounts.secondFactor.passkeys
const { PasskeySignIns } = controllers.accounts.signIn

/** Open to users who must enrol first. */
const early = { beforeSecondFactor: true }

router
  .group(() => {
    router.post('/code', [CodeSignIns, 'store']).use(writes(anyone, codeSignInValidator, { rate: 'login' }))
    router
      .post('/passkey-options', [PasskeySignIns, 'create'])
      .use(writes(anyone, passkeyOptionsValidator, { rate: 'login' }))
    router.post('/passkey', [PasskeySignIns, 'store']).use(writes(anyone, passkeySignInValidator, { rate: 'login' }))
  })
  .prefix('/api/security/login')
  .as('accounts.second_factor')

router
  .group(() => {
    router.get('/', [SecondFactors, 'show']).use(reads(staff, nothing, early))
    router.post('/enrolments', [Enrolments, 'store']).use(writes(staff, enrolmentValidator, early))
    router.post('/totp', [Totps, 'store']).use(auditedWrites(staff, firstCodeValidator, early))
    router.post('/totp/removals', [Totps, 'remove']).use(auditedWrites(staff, codeValidator))
    router.post('/recovery-codes', [RecoveryCodes, 'store']).use(auditedWrites(staff, codeValidator))
    router.post('/passkey-options', [PasskeyOptions, 'store']).use(writes(staff, enrolmentValidator, early))
    router.post('/passkeys', [Passkeys, 'store']).use(auditedWrites(staff, passkeyValidator, early))
    router.put('/passkeys/:id', [Passkeys, 'update']).use(auditedWrites(staff, passkeyNameValidator))
    router.post('/passkeys/:id/removals', [PasskeyRemovals, 'store']).use(auditedWrites(staff, passkeyRemovalValidator))
  })
  .prefix('/api/user/second-factor')
  .as('accounts.second_factor')
