import '#learning/entitlements/admin/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { localPages } from '#config/drivers'
import { declare, nothing } from '#core/http/declaration'
import { anyone, member } from '#core/http/policies'
import {
  beatValidator,
  coursePlayTotalsValidator,
  myCoursesValidator,
  playTotalValidator,
  playValidator,
  studyLogValidator,
  studyValidator,
} from '#learning/validators'

const { learning } = controllers
const unaudited = { audited: false } as const

router
  .group(() => {
    router
      .get('/chapters', [learning.Chapters, 'index'])
      .as('chapters.index')
      .use(declare({ row: 'A15', who: anyone, takes: nothing, rate: 'read', ...unaudited }))
    router
      .get('/published-chapters', [learning.PublishedChapters, 'index'])
      .as('published_chapters.index')
      .use(declare({ row: 'A16', who: anyone, takes: nothing, rate: 'read', ...unaudited }))
  })
  .prefix('/api/public/courses/:id')
  .as('learning')

router
  .group(() => {
    router
      .get('/', [learning.MyCourses, 'index'])
      .as('index')
      .use(
        declare({ row: 'A12', who: member, takes: myCoursesValidator, rate: 'read', ...unaudited })
      )
    router
      .get('/:id/bought', [learning.entitlements.BoughtCourses, 'show'])
      .as('bought')
      .use(declare({ row: 'A17', who: member, takes: nothing, rate: 'read', ...unaudited }))
    router
      .get('/:id/valid-live-code/:code', [learning.liveCodes.LiveCodes, 'show'])
      .as('live_code')
      .use(declare({ row: 'A18', who: member, takes: nothing, rate: 'code', ...unaudited }))
    router
      .post('/study/:id', [learning.playback.Studies, 'store'])
      .as('study')
      .use(declare({ row: 'A19', who: member, takes: studyValidator, rate: 'write', ...unaudited }))
    router
      .get('/:id/chapters/:chapterId/handout', [learning.Handouts, 'show'])
      .where('chapterId', router.matchers.number())
      .as('handout')
      .use(declare({ row: 'A85', who: member, takes: nothing, rate: 'download', ...unaudited }))
  })
  .prefix('/api/user/courses')
  .as('learning.courses')

router
  .group(() => {
    router
      .post('/', [learning.playback.StudyLogs, 'store'])
      .as('store')
      .use(
        declare({ row: 'A54', who: member, takes: studyLogValidator, rate: 'write', ...unaudited })
      )
    router
      .get('/chapter-id/:id', [learning.playback.StudyLogs, 'show'])
      .as('show')
      .use(declare({ row: 'A55', who: member, takes: nothing, rate: 'read', ...unaudited }))
  })
  .prefix('/api/user/study-logs')
  .as('learning.study_logs')

router
  .group(() => {
    router
      .get('/play-url', [learning.playback.PlayUrls, 'show'])
      .as('play_url')
      .use(declare({ row: 'A20', who: anyone, takes: playValidator, rate: 'play', ...unaudited }))
    router
      .get('/play-urls', [learning.playback.PlayUrls, 'index'])
      .as('play_urls')
      .use(declare({ row: 'A21', who: anyone, takes: playValidator, rate: 'play', ...unaudited }))
    router
      .post('/upload-play-time', [learning.playback.PlayBeats, 'store'])
      .as('beats.store')
      .use(
        declare({ row: 'A22', who: member, takes: beatValidator, rate: 'heartbeat', ...unaudited })
      )
    router
      .get('/download-url', [learning.playback.VideoDownloads, 'show'])
      .as('download_url')
      .use(declare({ row: 'A23', who: member, takes: playValidator, rate: 'play', ...unaudited }))
    router
      .get('/statis/user-total-play-time', [learning.playback.PlayTotals, 'show'])
      .as('play_total')
      .use(
        declare({ row: 'A24', who: member, takes: playTotalValidator, rate: 'read', ...unaudited })
      )
    router
      .get('/statis/user-course-play-time', [learning.playback.PlayTotals, 'index'])
      .as('course_play_totals')
      .use(
        declare({
          row: 'A25',
          who: member,
          takes: coursePlayTotalsValidator,
          rate: 'read',
          ...unaudited,
        })
      )
  })
  .prefix('/api/vod')
  .as('learning.vod')

if (localPages) {
  router
    .get('/local/video/:videoId/*', [learning.local.Videos, 'show'])
    .as('learning.local.videos.show')
    .use(declare({ row: 'L10', who: anyone, takes: nothing, rate: 'file', ...unaudited }))
}
