import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin, author } from '#core/http/access_policies'
import {
  paperListValidator,
  paperQuestionsValidator,
  paperValidator,
  personScoresValidator,
  previewValidator,
  scoreExportValidator,
  scoreListValidator,
  subjectPaperListValidator,
} from '#exams/papers/validators'

const { EditedSubjectPapers, PaperPreviews, PaperQuestions, Papers } = controllers.exams.papers
const { PersonScores, ScoreExports, Scores } = controllers.exams.papers
const one = '/papers/:id'

router
  .group(() => {
    router.get('/papers', [Papers, 'index']).use(lists(author, paperListValidator))
    router.post('/papers', [Papers, 'store']).use(auditedWrites(author, paperValidator))
    router.get(one, [Papers, 'show']).use(reads(author))
    router.delete(one, [Papers, 'destroy']).use(auditedWrites(author))
    router.get(`${one}/questions`, [PaperQuestions, 'index']).use(lists(author, nothing))
    router.post(`${one}/questions`, [PaperQuestions, 'store']).use(auditedWrites(author, paperQuestionsValidator))
    router
      .delete(`${one}/questions/:paperQuestionId`, [PaperQuestions, 'destroy'])
      .where('paperQuestionId', router.matchers.number())
      .use(auditedWrites(author))
    router.get(`${one}/preview`, [PaperPreviews, 'show']).use(reads(author, previewValidator))
    router.get(`${one}/scores`, [Scores, 'index']).use(lists(admin, scoreListValidator))
    router
      .get(`${one}/scores-export`, [ScoreExports, 'show'])
      .use(auditedWrites(admin, scoreExportValidator, { rate: 'export', recentProof: 'always' }))
    router.get('/users/:id/scores', [PersonScores, 'index']).use(lists(admin, personScoresValidator))
    router.get('/edu/subject-papers', [EditedSubjectPapers, 'index']).use(lists(admin, subjectPaperListValidator))
  })
  .prefix('/api/admin')
  .as('exams.papers')
