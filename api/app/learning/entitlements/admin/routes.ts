import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import {
  expiryBatchValidator,
  expiryChangeValidator,
  revealValidator,
  statusChangeValidator,
  userCoursesValidator,
} from '#learning/entitlements/admin/validators'

const { ExpiryBatches, ExpiryDates, Reveals, UserCourseStatuses, UserCourses } = controllers.learning.entitlements.admin

router
  .group(() => {
    router.get('/', [UserCourses, 'index']).as('index').use(lists(admin, userCoursesValidator))
    router
      .post('/change-status', [UserCourseStatuses, 'store'])
      .as('statuses.store')
      .use(auditedWrites(admin, statusChangeValidator))
    router.post('/change-expiry-date', [ExpiryDates, 'store']).use(auditedWrites(admin, expiryChangeValidator))
    router.post('/expiry-dates', [ExpiryBatches, 'store']).use(auditedWrites(admin, expiryBatchValidator))
    router.post('/:id/reveal', [Reveals, 'store']).use(auditedWrites(admin, revealValidator, { rate: 'reveal' }))
    router.delete('/:id', [UserCourses, 'destroy']).as('destroy').use(auditedWrites(admin))
  })
  .prefix('/api/admin/user-courses')
  .as('learning.admin.user_courses')
