import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { smsCodeValidator } from '#accounts/sms_codes/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'

const { OldTelephoneCodes, SmsCodes } = controllers.accounts.smsCodes

router
  .get('/api/public/user/verify-code', [SmsCodes, 'show'])
  .as('accounts.sms_codes.show')
  .use(reads(anyone, smsCodeValidator, { rate: 'sms', changesByGet: true }))

router
  .post('/api/user/profile/verify-code', [OldTelephoneCodes, 'store'])
  .as('accounts.sms_codes.old_telephone_codes.store')
  .use(writes(member, nothing, { rate: 'sms' }))
