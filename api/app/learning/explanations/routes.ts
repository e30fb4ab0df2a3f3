import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { admin, member } from '#core/http/access_policies'
import { explanationValidator } from '#learning/explanations/validators'

const { Explanations, SessionBeats } = controllers.learning.explanations
const forAdmins = controllers.learning.explanations.admin
const audited = { audited: true }

router
  .group(() => {
    router.get('/course-edu-logs/:id/ledger', [Explanations, 'show']).use(reads(member, explanationValidator))
    router.get('/play-sessions/:id/beats', [SessionBeats, 'index']).use(reads(member, explanationValidator))
  })
  .prefix('/api/user')
  .as('learning.explanations')

router
  .group(() => {
    router
      .get('/course-edu-logs/:id/ledger', [forAdmins.Explanations, 'show'])
      .use(reads(admin, explanationValidator, audited))
    router
      .get('/play-sessions/:id/beats', [forAdmins.SessionBeats, 'index'])
      .use(reads(admin, explanationValidator, audited))
  })
  .prefix('/api/admin')
  .as('learning.explanations.admin')
