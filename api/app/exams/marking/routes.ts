import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, type RouteMiddleware } from '#core/http/route_options'
import { admin, teacher } from '#core/http/access_policies'
import { markingListValidator, markingValidator } from '#exams/marking/validators'

const { PaperAnswers } = controllers.exams.marking.admin
const { PaperAnswers: OwnPaperAnswers } = controllers.exams.marking.teacher
const reading = (policy: typeof admin): RouteMiddleware => lists(policy, markingListValidator)
const marking = (policy: typeof admin): RouteMiddleware => auditedWrites(policy, markingValidator, { rate: 'answer' })

router
  .group(() => {
    router.get('/', [PaperAnswers, 'index']).as('index').use(reading(admin))
    router.post('/:id/marking', [PaperAnswers, 'store']).as('store').use(marking(admin))
  })
  .prefix('/api/admin/paper-answers')
  .as('exams.marking.admin')

router
  .group(() => {
    router.get('/', [OwnPaperAnswers, 'index']).as('index').use(reading(teacher))
    router.post('/:id/marking', [OwnPaperAnswers, 'store']).as('store').use(marking(teacher))
  })
  .prefix('/api/teacher/paper-answers')
  .as('exams.marking.teacher')
