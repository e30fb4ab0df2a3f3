import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { admin, teacher } from '#core/http/access_policies'
import { teacherFiguresValidator } from '#statistics/validators'

const { TeacherStats } = controllers.statistics.teachers

router
  .group(() => {
    router
      .get('/orders/teacher-statis', [TeacherStats, 'own'])
      .use(reads(teacher, teacherFiguresValidator, { rate: 'list' }))
    router
      .get('/admin/orders/teacher-statis/:teacherId', [TeacherStats, 'show'])
      .where('teacherId', router.matchers.number())
      .use(reads(admin, teacherFiguresValidator, { rate: 'list' }))
  })
  .prefix('/api')
  .as('statistics.teachers')
