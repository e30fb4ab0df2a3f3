import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists } from '#core/http/route_options'
import { admin, author } from '#core/http/access_policies'
import {
  clauseListValidator,
  clauseNameValidator,
  clauseQuestionsValidator,
  replacementValidator,
  restorationValidator,
  reviewListValidator,
  reviewValidator,
} from '#exams/clauses/validators'

const { ClauseReviews, Clauses } = controllers.exams.questions
const { Replacements } = controllers.exams.clauses

router
  .group(() => {
    router.get('/clauses', [Clauses, 'index']).use(lists(author, clauseListValidator))
    router.put('/clauses/:id', [Clauses, 'update']).use(auditedWrites(admin, clauseNameValidator))
    router.get('/clauses/:id/questions', [Clauses, 'questions']).use(lists(admin, clauseQuestionsValidator))
    router
      .post('/clauses/:id/replacements', [Replacements, 'store'])
      .use(auditedWrites(admin, replacementValidator, { recentProof: 'sometimes' }))
    router.post('/clauses/:id/restorations', [Replacements, 'restore']).use(auditedWrites(admin, restorationValidator))
    router.get('/clause-reviews', [ClauseReviews, 'index']).use(lists(admin, reviewListValidator))
    router.post('/clause-reviews', [ClauseReviews, 'store']).use(auditedWrites(admin, reviewValidator))
  })
  .prefix('/api/admin')
  .as('exams.clauses')
