import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Overviews } = controllers.statistics.learners

router.get('/api/user/overview', [Overviews, 'show']).as('statistics.overview.show').use(reads(member))
