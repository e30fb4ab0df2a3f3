import '#accounts/addresses/routes'
import '#accounts/admin/routes'
import '#accounts/closing/routes'
import '#accounts/face_checks/routes'
import '#accounts/learners/routes'
import '#accounts/legal_texts/routes'
import '#accounts/local/routes'
import '#accounts/personal_data_export/routes'
import '#accounts/passwords/routes'
import '#accounts/presence/routes'
import '#accounts/saved_views/routes'
import '#accounts/second_factor/routes'
import '#accounts/sessions/routes'
import '#accounts/sign_in/staff_step/routes'
import '#accounts/sms_codes/routes'
import { registrationValidator } from '#accounts/registration/validators'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { profileValidator } from '#accounts/profile/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'

const { Profiles } = controllers.accounts.profile
const { Registrations } = controllers.accounts.registration

router
  .post('/api/security/register', [Registrations, 'store'])
  .as('accounts.registrations.store')
  .use(writes(anyone, registrationValidator, { rate: 'register' }))

router
  .group(() => {
    router
      .get('/', [Profiles, 'show'])
      .use(reads(member, nothing, { allowBeforePasswordChange: true, beforeSecondFactor: true }))
    router.post('/', [Profiles, 'store']).use(writes(member, profileValidator, { allowBeforePasswordChange: true }))
  })
  .prefix('/api/user/profile')
  .as('accounts')
