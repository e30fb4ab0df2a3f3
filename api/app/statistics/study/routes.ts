import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { admin, teacher } from '#core/http/access_policies'

const { CourseStudies } = controllers.statistics.study

router
  .group(() => {
    router
      .get('/teacher/courses/:courseId/study-statis', [CourseStudies, 'own'])
      .use(reads(teacher, undefined, { rate: 'list' }))
    router
      .get('/admin/courses/:courseId/study-statis', [CourseStudies, 'show'])
      .use(reads(admin, undefined, { rate: 'list' }))
  })
  .where('courseId', router.matchers.number())
  .prefix('/api')
  .as('statistics.study')
