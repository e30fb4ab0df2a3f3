import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'
import { coursePlayTotalsValidator, dayPlayTotalsValidator, playTotalValidator } from '#learning/play_statis/validators'

const { DayPlayTotals, PlayTotals } = controllers.learning.playStatis

router
  .group(() => {
    router.get('/user-total-play-time', [PlayTotals, 'show']).as('play_total').use(reads(member, playTotalValidator))
    router
      .get('/user-course-play-time', [PlayTotals, 'index'])
      .as('course_play_totals')
      .use(reads(member, coursePlayTotalsValidator))
    router
      .get('/user-day-play-time', [DayPlayTotals, 'index'])
      .as('day_play_totals')
      .use(reads(member, dayPlayTotalsValidator))
  })
  .prefix('/api/vod/statis')
  .as('learning.vod')
