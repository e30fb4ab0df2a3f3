import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { lists, nothing, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'
import { ofToday } from '#exams/wrong_questions/question_of_the_day'
import {
  answerAgainValidator,
  bookmarkValidator,
  errorQuestionsValidator,
  todayAnswerValidator,
} from '#exams/wrong_questions/validators'

const { ErrorQuestions, TodayQuestions } = controllers.exams.wrongQuestions

router
  .group(() => {
    router.get('/', [ErrorQuestions, 'index']).as('index').use(lists(member, errorQuestionsValidator))
    router.post('/', [ErrorQuestions, 'store']).as('store').use(writes(member, bookmarkValidator))
    router.delete('/', [ErrorQuestions, 'clear']).as('clear').use(writes(member))
    router.delete('/:id', [ErrorQuestions, 'destroy']).as('destroy').use(writes(member))
    router
      .post('/:id/answers', [ErrorQuestions, 'answer'])
      .as('answer')
      .use(writes(member, answerAgainValidator, { rate: 'answer' }))
  })
  .prefix('/api/user/error-questions')
  .as('exams.error_questions')

router
  .group(() => {
    router
      .get('/', [TodayQuestions, 'show'])
      .as('show')
      .use(reads(anyone, nothing, { cache: ofToday }))
    router
      .post('/answer', [TodayQuestions, 'answer'])
      .as('answer')
      .use(writes(anyone, todayAnswerValidator, { rate: 'daily' }))
  })
  .prefix('/api/public/today-question')
  .as('exams.today_question')
