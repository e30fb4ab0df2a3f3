import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing, type Declaration } from '#core/http/declaration'
import { admin } from '#core/http/policies'
import {
  assignmentValidator,
  courseAssignmentValidator,
  expiryChangeValidator,
  liveCodeExportValidator,
  liveCodesValidator,
  revealValidator,
  statusChangeValidator,
  userCoursesValidator,
} from '#learning/entitlements/admin/validators'

const write = (
  row: string,
  takes: Declaration['takes'] = nothing,
  rate: Declaration['rate'] = 'write'
) => declare({ row, who: admin, takes, rate, audited: true })
const list = (row: string, takes: Declaration['takes']) =>
  declare({ row, who: admin, takes, rate: 'list', audited: false })

router
  .group(() => {
    router
      .get('/', [controllers.learning.entitlements.admin.UserCourses, 'index'])
      .as('index')
      .use(list('B59', userCoursesValidator))
    router
      .post('/assign', [controllers.learning.assignments.Assignments, 'store'])
      .as('assignments.store')
      .use(write('B63', assignmentValidator, 'assign'))
    router
      .post('/change-status', [controllers.learning.entitlements.admin.UserCourseStatuses, 'store'])
      .as('statuses.store')
      .use(write('B61', statusChangeValidator))
    router
      .post('/change-expiry-date', [controllers.learning.entitlements.admin.ExpiryDates, 'store'])
      .as('expiry_dates.store')
      .use(write('B62', expiryChangeValidator))
    router
      .post('/:id/reveal', [controllers.learning.entitlements.admin.Reveals, 'store'])
      .as('reveals.store')
      .use(write('B119', revealValidator, 'reveal'))
    router
      .delete('/:id', [controllers.learning.entitlements.admin.UserCourses, 'destroy'])
      .as('destroy')
      .use(write('B60'))
  })
  .prefix('/api/admin/user-courses')
  .as('learning.admin.user_courses')

router
  .post('/api/admin/courses/:id/assign-to-users/:genLiveCode', [
    controllers.learning.assignments.CourseAssignments,
    'store',
  ])
  .where('genLiveCode', /^[01]$/)
  .as('learning.admin.courses.assignments.store')
  .use(write('B28', courseAssignmentValidator, 'assign'))

router
  .group(() => {
    router
      .get('/live-codes', [controllers.learning.liveCodes.StaffLiveCodes, 'index'])
      .as('index')
      .use(list('B116', liveCodesValidator))
    router
      .get('/live-codes-export', [controllers.learning.liveCodes.LiveCodeExports, 'show'])
      .as('export')
      .use(write('B117', liveCodeExportValidator, 'export'))
    router
      .delete('/live-codes/:id', [controllers.learning.liveCodes.StaffLiveCodes, 'destroy'])
      .as('destroy')
      .use(write('B118'))
  })
  .prefix('/api/admin')
  .as('learning.admin.live_codes')
