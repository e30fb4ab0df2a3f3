import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { smsCodeValidator } from '#accounts/sms_codes/validators'
import { reads } from '#core/http/declaration'
import { anyone } from '#core/http/policies'

const { SmsCodes } = controllers.accounts.smsCodes

router
  .get('/api/public/user/verify-code', [SmsCodes, 'show'])
  .as('accounts.sms_codes.show')
  .use(reads(anyone, smsCodeValidator, { rate: 'sms' }))
