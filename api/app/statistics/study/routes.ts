import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { readsFigures } from '#core/http/route_options'
import { admin, teacher } from '#core/http/access_policies'

const { CourseStudies } = controllers.statistics.study

router
  .group(() => {
    router.get('/teacher/courses/:courseId/study-statis', [CourseStudies, 'own']).use(readsFigures(teacher))
    router.get('/admin/courses/:courseId/study-statis', [CourseStudies, 'show']).use(readsFigures(admin))
  })
  .where('courseId', router.matchers.number())
  .prefix('/api')
  .as('statistics.study')
