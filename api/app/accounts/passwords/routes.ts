import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { passwordResetValidator } from '#accounts/passwords/validators'
import { writes } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { Passwords } = controllers.accounts.passwords

router
  .post('/api/security/reset-password', [Passwords, 'store'])
  .as('accounts.passwords.store')
  .use(writes(anyone, passwordResetValidator, { rate: 'reset' }))
