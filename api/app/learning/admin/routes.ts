import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing, type Declaration } from '#core/declaration'
import { admin } from '#core/policies'
import {
  assignmentValidator,
  courseAssignmentValidator,
  expiryChangeValidator,
  liveCodeExportValidator,
  liveCodesValidator,
  revealValidator,
  statusChangeValidator,
  userCoursesValidator,
} from '#learning/admin/validators'

const desk = controllers.learning.admin
const write = (
  row: string,
  takes: Declaration['takes'] = nothing,
  rate: Declaration['rate'] = 'write'
) => declare({ row, who: admin, takes, rate, audited: true })
const list = (row: string, takes: Declaration['takes']) =>
  declare({ row, who: admin, takes, rate: 'list', audited: false })

router
  .group(() => {
    router.get('/', [desk.UserCourses, 'index']).as('index').use(list('B59', userCoursesValidator))
    router
      .post('/assign', [desk.Assignments, 'store'])
      .as('assignments.store')
      .use(write('B63', assignmentValidator, 'assign'))
    router
      .post('/change-status', [desk.UserCourseStatuses, 'store'])
      .as('statuses.store')
      .use(write('B61', statusChangeValidator))
    router
      .post('/change-expiry-date', [desk.ExpiryDates, 'store'])
      .as('expiry_dates.store')
      .use(write('B62', expiryChangeValidator))
    router
      .post('/:id/reveal', [desk.Reveals, 'store'])
      .as('reveals.store')
      .use(write('B119', revealValidator, 'reveal'))
    router.delete('/:id', [desk.UserCourses, 'destroy']).as('destroy').use(write('B60'))
  })
  .prefix('/api/admin/user-courses')
  .as('learning.admin.user_courses')

router
  .group(() => {
    router
      .post('/:id/assign-to-users/:genLiveCode', [desk.CourseAssignments, 'store'])
      .where('genLiveCode', /^[01]$/)
      .as('assignments.store')
      .use(write('B28', courseAssignmentValidator, 'assign'))
    router
      .get('/:id/live-codes', [desk.LiveCodes, 'index'])
      .as('live_codes.index')
      .use(list('B116', liveCodesValidator))
    router
      .get('/:id/live-codes-export', [desk.LiveCodeExports, 'show'])
      .as('live_codes.export')
      .use(write('B117', liveCodeExportValidator, 'export'))
  })
  .prefix('/api/admin/courses')
  .as('learning.admin.courses')

router
  .delete('/api/admin/live-codes/:id', [desk.LiveCodes, 'destroy'])
  .as('learning.admin.live_codes.destroy')
  .use(write('B118'))
