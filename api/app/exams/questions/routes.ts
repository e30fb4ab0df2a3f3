import '#exams/questions/imports/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists } from '#core/http/route_options'
import { author } from '#core/http/access_policies'
import {
  bankListValidator,
  bankValidator,
  questionBatchValidator,
  questionListValidator,
  questionValidator,
  tagListValidator,
} from '#exams/questions/validators'

const { QuestionBanks, Questions, QuestionTags } = controllers.exams.questions
const { QuestionBatches } = controllers.exams.questions.batches

router
  .group(() => {
    router.get('/question-banks', [QuestionBanks, 'index']).use(lists(author, bankListValidator))
    router.post('/question-banks', [QuestionBanks, 'store']).use(auditedWrites(author, bankValidator))
    router.delete('/question-banks/:id', [QuestionBanks, 'destroy']).use(auditedWrites(author))
    router.get('/question-banks/:id/questions', [Questions, 'index']).use(lists(author, questionListValidator))
    router
      .post('/question-banks/:id/questions', [Questions, 'store'])
      .use(auditedWrites(author, questionValidator, { bodyKb: 1024 }))
    router
      .post('/question-batches', [QuestionBatches, 'store'])
      .use(auditedWrites(author, questionBatchValidator, { recentProof: 'sometimes' }))
    router.delete('/questions/:id', [Questions, 'destroy']).use(auditedWrites(author))
    router.get('/question-tags', [QuestionTags, 'index']).use(lists(author, tagListValidator))
  })
  .prefix('/api/admin')
  .as('exams.questions')
