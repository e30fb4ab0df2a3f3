import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  checksValidator,
  coursePolicyValidator,
  policiesValidator,
  policyValidator,
  staffAnswerValidator,
} from '#catalogue/presence_policies/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Checks, CoursePolicies, Policies } = controllers.catalogue.presencePolicies

router
  .group(() => {
    router.get('/presence-policies', [Policies, 'index']).as('index').use(lists(admin, policiesValidator))
    router
      .post('/presence-policies', [Policies, 'store'])
      .as('store')
      .use(auditedWrites(admin, policyValidator, { recentProof: 'always' }))
    router.get('/presence-checks', [Checks, 'index']).as('checks.index').use(lists(admin, checksValidator))
    router
      .post('/presence-checks/:id/staff-answers', [Checks, 'answer'])
      .as('checks.answer')
      .use(auditedWrites(admin, staffAnswerValidator))
    router.get('/courses/:id/presence-policy', [CoursePolicies, 'show']).as('course.show').use(reads(admin))
    router
      .put('/courses/:id/presence-policy', [CoursePolicies, 'update'])
      .as('course.update')
      .use(auditedWrites(admin, coursePolicyValidator))
  })
  .prefix('/api/admin')
  .as('catalogue.presence_policies')
