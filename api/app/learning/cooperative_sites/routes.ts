import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { CooperativeUrls } = controllers.learning.cooperativeSites

router
  .get('/api/user/courses/:id/cooperative-url', [CooperativeUrls, 'show'])
  .as('learning.courses.cooperative_url')
  .use(reads(member, nothing, { rate: 'download', audited: true }))
