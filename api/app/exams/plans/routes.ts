import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'
import { plannedAnswerValidator, planValidator } from '#exams/plans/validators'

const { ExamPlans } = controllers.exams.plans

router
  .group(() => {
    router.get('/', [ExamPlans, 'show']).as('show').use(reads(member, nothing))
    router.post('/', [ExamPlans, 'store']).as('store').use(writes(member, planValidator))
    router.delete('/', [ExamPlans, 'destroy']).as('destroy').use(writes(member))
    router.get('/questions', [ExamPlans, 'questions']).as('questions').use(reads(member, nothing))
    router
      .post('/answers', [ExamPlans, 'answer'])
      .as('answer')
      .use(writes(member, plannedAnswerValidator, { rate: 'answer' }))
  })
  .prefix('/api/user/exam-plan')
  .as('exams.plan')
