import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { learnerExportValidator, learnersValidator } from '#commerce/learners/learner_validators'
import { declare, nothing } from '#core/http/declaration'
import { admin } from '#core/http/policies'

router
  .group(() => {
    router
      .get('/users-for-page', [controllers.commerce.learners.Learners, 'index'])
      .as('index')
      .use(
        declare({ row: 'B34', who: admin, takes: learnersValidator, rate: 'list', audited: false })
      )
    router
      .get('/users-export', [controllers.commerce.learners.LearnerExports, 'show'])
      .as('export')
      .use(
        declare({
          row: 'B35',
          who: admin,
          takes: learnerExportValidator,
          rate: 'export',
          audited: true,
        })
      )
    router
      .get('/users/:id', [controllers.commerce.learners.Learners, 'show'])
      .as('show')
      .use(declare({ row: 'B37', who: admin, takes: nothing, rate: 'read', audited: false }))
  })
  .prefix('/api/admin')
  .as('commerce.admin.learners')
