import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { learnerExportValidator, learnersValidator } from '#commerce/learners/learner_validators'
import { lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { LearnerExports, Learners } = controllers.commerce.learners

router
  .group(() => {
    router.get('/users-for-page', [Learners, 'index']).use(lists(admin, learnersValidator))
    router
      .get('/users-export', [LearnerExports, 'show'])
      .as('learners.export')
      .use(reads(admin, learnerExportValidator, { rate: 'export', audited: true, recentProof: 'always' }))
    router.get('/users/:id', [Learners, 'show']).use(reads(admin))
  })
  .prefix('/api/admin')
  .as('commerce.admin')
