import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { readsFigures } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { rankingValidator } from '#statistics/validators'

const { PlayRankings } = controllers.statistics.play

router
  .group(() => {
    router.get('/course-play-time', [PlayRankings, 'courses']).use(readsFigures(admin, rankingValidator))
    router.get('/user-play-time', [PlayRankings, 'users']).use(readsFigures(admin, rankingValidator))
  })
  .prefix('/api/vod/statis')
  .as('statistics.play')
