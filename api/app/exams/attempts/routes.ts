import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { lists, reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'
import {
  answersValidator,
  bookmarksValidator,
  paperValidator,
  revealValidator,
  startValidator,
  subjectPapersValidator,
} from '#exams/attempts/validators'
import { nothing } from '#core/http/route_options'

const { Bookmarks, PaperAnswers, Papers, SubjectPapers, UserPapers } = controllers.exams.attempts

router
  .group(() => {
    router
      .post('/papers', [UserPapers, 'store'])
      .as('start')
      .use(writes(member, startValidator, { rate: 'exam' }))
    router.get('/papers/paperId/:id', [Papers, 'show']).as('paper').use(reads(member, paperValidator))
    router.get('/papers/:id/paper-answers', [PaperAnswers, 'index']).as('answers').use(reads(member, revealValidator))
    router
      .post('/paper-answers', [PaperAnswers, 'store'])
      .as('save')
      .use(writes(member, answersValidator, { rate: 'answer', bodyKb: 1024 }))
    router.delete('/user-papers/:id', [UserPapers, 'destroy']).as('reset').use(writes(member))
    router
      .post('/user-papers/:id/scoring', [UserPapers, 'score'])
      .as('hand_in')
      .use(writes(member, nothing, { rate: 'exam' }))
    router
      .post('/user-papers/:id/bookmarks', [Bookmarks, 'store'])
      .as('bookmark')
      .use(writes(member, bookmarksValidator, { rate: 'answer' }))
    router
      .get('/edu/subject-papers', [SubjectPapers, 'index'])
      .as('subject_papers')
      .use(lists(member, subjectPapersValidator))
  })
  .prefix('/api/user')
  .as('exams')
