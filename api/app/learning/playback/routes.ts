import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'
import { heartbeatValidator, playValidator, studyLogValidator, studyValidator } from '#learning/validators'

const { CourseProgresses, PlayBeats, PlayUrls, Studies, StudyLogs, VideoDownloads } = controllers.learning.playback

router
  .group(() => {
    router.post('/courses/study/:id', [Studies, 'store']).as('courses.study').use(writes(member, studyValidator))
    router.get('/courses/:id/progress', [CourseProgresses, 'show']).as('courses.progress').use(reads(member))
    router.post('/study-logs', [StudyLogs, 'store']).use(writes(member, studyLogValidator))
    router.get('/study-logs/chapter-id/:id', [StudyLogs, 'show']).use(reads(member))
    router.get('/study-logs/course-edu-log-id/:id', [StudyLogs, 'index']).use(reads(member))
  })
  .prefix('/api/user')
  .as('learning')

router
  .group(() => {
    router
      .get('/play-url', [PlayUrls, 'show'])
      .as('play_url')
      .use(reads(anyone, playValidator, { rate: 'play' }))
    router
      .get('/play-urls', [PlayUrls, 'index'])
      .as('play_urls')
      .use(reads(anyone, playValidator, { rate: 'play' }))
    router
      .post('/upload-play-time', [PlayBeats, 'store'])
      .as('beats.store')
      .use(writes(member, heartbeatValidator, { rate: 'heartbeat' }))
    router
      .get('/download-url', [VideoDownloads, 'show'])
      .as('download_url')
      .use(reads(member, playValidator, { rate: 'play' }))
  })
  .prefix('/api/vod')
  .as('learning.vod')
