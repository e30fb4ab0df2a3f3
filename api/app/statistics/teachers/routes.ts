import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { readsFigures } from '#core/http/route_options'
import { admin, teacher } from '#core/http/access_policies'
import { teacherStatsValidator } from '#statistics/validators'

const { TeacherStats } = controllers.statistics.teachers

router
  .group(() => {
    router.get('/orders/teacher-statis', [TeacherStats, 'own']).use(readsFigures(teacher, teacherStatsValidator))
    router
      .get('/admin/orders/teacher-statis/:teacherId', [TeacherStats, 'show'])
      .where('teacherId', router.matchers.number())
      .use(readsFigures(admin, teacherStatsValidator))
  })
  .prefix('/api')
  .as('statistics.teachers')
