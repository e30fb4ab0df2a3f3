import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { LiveStates } = controllers.learning.liveStates

router.get('/api/vod/live-state/:id', [LiveStates, 'show']).as('learning.vod.live_state').use(reads(anyone))
