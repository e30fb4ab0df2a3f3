import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { admin, teacher } from '#core/http/access_policies'
import { teacherFiguresValidator } from '#statistics/validators'

const { TeacherFigures } = controllers.statistics.teachers

router
  .group(() => {
    router
      .get('/orders/teacher-statis', [TeacherFigures, 'own'])
      .use(reads(teacher, teacherFiguresValidator, { rate: 'list' }))
    router
      .get('/admin/orders/teacher-statis/:teacherId', [TeacherFigures, 'show'])
      .where('teacherId', router.matchers.number())
      .use(reads(admin, teacherFiguresValidator, { rate: 'list' }))
  })
  .prefix('/api')
  .as('statistics.teachers')
