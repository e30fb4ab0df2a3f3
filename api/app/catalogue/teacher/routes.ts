import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { publicationValidator, teacherListValidator } from '#catalogue/validators'
import { liveStatusValidator } from '#catalogue/videos/video_validators'
import { auditedWrites, lists } from '#core/http/route_options'
import { teacher } from '#core/http/access_policies'

const { Courses, LiveStatuses, Submissions } = controllers.catalogue.teacher

router
  .group(() => {
    router.post('/:id/live-status', [LiveStatuses, 'store']).use(auditedWrites(teacher, liveStatusValidator))
    router.get('/', [Courses, 'index']).use(lists(teacher, teacherListValidator))
    router
      .post('/submit-for-audit/:id', [Submissions, 'store'])
      .as('courses.submissions.store')
      .use(auditedWrites(teacher, publicationValidator))
    router
      .post('/unpublish/:id', [Submissions, 'destroy'])
      .as('courses.submissions.destroy')
      .use(auditedWrites(teacher))
  })
  .prefix('/api/teacher/courses')
  .as('catalogue.teacher')
