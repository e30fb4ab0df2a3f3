import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  answerValidator,
  certifyIdValidator,
  consentValidator,
  faceCheckValidator,
} from '#accounts/presence/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { OpenChecks, PresenceAnswers, PresenceCodes, PresenceConsents, PresenceFaceChecks, PresenceFaceResults } =
  controllers.accounts.presence

router
  .group(() => {
    router.get('/presence-checks/open', [OpenChecks, 'show']).as('open').use(reads(member))
    router
      .post('/presence-checks/:id/answers', [PresenceAnswers, 'store'])
      .as('answers.store')
      .use(writes(member, answerValidator))
    router
      .post('/presence-checks/:id/face-checks', [PresenceFaceChecks, 'store'])
      .as('face_checks.store')
      .use(writes(member, faceCheckValidator, { rate: 'presence' }))
    router
      .post('/presence-checks/:id/face-results', [PresenceFaceResults, 'store'])
      .as('face_results.store')
      .use(writes(member, certifyIdValidator))
    router
      .post('/presence-checks/:id/sms-codes', [PresenceCodes, 'store'])
      .as('sms_codes.store')
      .use(writes(member, nothing, { rate: 'sms' }))
    router.get('/presence-consents', [PresenceConsents, 'show']).as('consents.show').use(reads(member))
    router
      .post('/presence-consents', [PresenceConsents, 'store'])
      .as('consents.store')
      .use(writes(member, consentValidator))
    router.delete('/presence-consents', [PresenceConsents, 'destroy']).as('consents.destroy').use(writes(member))
  })
  .prefix('/api/user')
  .as('accounts.presence')
