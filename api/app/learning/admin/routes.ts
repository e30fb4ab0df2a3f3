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
  .post('/api/admin/courses/:id/assign-to-users/:genLiveCode', [desk.CourseAssignments, 'store'])
  .where('genLiveCode', /^[01]$/)
  .as('learning.admin.courses.assignments.store')
  .use(write('B28', courseAssignmentValidator, 'assign'))

router
  .group(() => {
    router
      .get('/live-codes', [desk.LiveCodes, 'index'])
      .as('index')
      .use(list('B116', liveCodesValidator))
    router
      .get('/live-codes-export', [desk.LiveCodeExports, 'show'])
      .as('export')
      .use(write('B117', liveCodeExportValidator, 'export'))
    router.delete('/live-codes/:id', [desk.LiveCodes, 'destroy']).as('destroy').use(write('B118'))
  })
  .prefix('/api/admin')
  .as('learning.admin.live_codes')
