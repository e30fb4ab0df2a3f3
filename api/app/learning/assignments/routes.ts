import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { assignmentValidator, courseAssignmentValidator } from '#learning/entitlements/admin/validators'

const { Assignments, CourseAssignments } = controllers.learning.assignments
const genLiveCodePattern = /^[01]$/

router
  .group(() => {
    router
      .post('/user-courses/assign', [Assignments, 'store'])
      .as('user_courses.assignments.store')
      .use(auditedWrites(admin, assignmentValidator, { rate: 'assign', idempotent: true }))
    router
      .post('/courses/:id/assign-to-users/:genLiveCode', [CourseAssignments, 'store'])
      .where('genLiveCode', genLiveCodePattern)
      .as('courses.assignments.store')
      .use(auditedWrites(admin, courseAssignmentValidator, { rate: 'assign', idempotent: true, bareList: 'phones' }))
  })
  .prefix('/api/admin')
  .as('learning.admin')
