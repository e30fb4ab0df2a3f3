import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads } from '#core/http/declaration'
import { admin } from '#core/http/policies'
import {
  paperListValidator,
  paperQuestionsValidator,
  paperValidator,
  previewValidator,
  scoreExportValidator,
  scoreListValidator,
  subjectPaperListValidator,
} from '#exams/papers/validators'

const { EditedSubjectPapers, PaperPreviews, PaperQuestions, Papers, ScoreExports, Scores } =
  controllers.exams.papers
const one = '/papers/:id'

router
  .group(() => {
    router.get('/papers', [Papers, 'index']).use(lists(admin, paperListValidator))
    router.post('/papers', [Papers, 'store']).use(auditedWrites(admin, paperValidator))
    router.get(one, [Papers, 'show']).use(reads(admin))
    router.delete(one, [Papers, 'destroy']).use(auditedWrites(admin))
    router.get(`${one}/questions`, [PaperQuestions, 'index']).use(lists(admin, nothing))
    router
      .post(`${one}/questions`, [PaperQuestions, 'store'])
      .use(auditedWrites(admin, paperQuestionsValidator))
    router
      .delete(`${one}/questions/:paperQuestionId`, [PaperQuestions, 'destroy'])
      .where('paperQuestionId', router.matchers.number())
      .use(auditedWrites(admin))
    router.get(`${one}/preview`, [PaperPreviews, 'show']).use(reads(admin, previewValidator))
    router.get(`${one}/scores`, [Scores, 'index']).use(lists(admin, scoreListValidator))
    router
      .get(`${one}/scores-export`, [ScoreExports, 'show'])
      .use(auditedWrites(admin, scoreExportValidator, { rate: 'export' }))
    router
      .get('/edu/subject-papers', [EditedSubjectPapers, 'index'])
      .use(lists(admin, subjectPaperListValidator))
  })
  .prefix('/api/admin')
  .as('exams.papers')
