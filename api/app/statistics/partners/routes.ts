import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads, readsFigures } from '#core/http/route_options'
import { anyone, only } from '#core/http/access_policies'
import { Role } from '#core/roles'
import { partnerStatsValidator } from '#statistics/validators'

const { PartnerCodes, PartnerExports, ChannelStats } = controllers.statistics.partners
const partnerOrAdmin = only(Role.Channel, Role.Admin)

router.where('channelId', router.matchers.number())

router
  .group(() => {
    router.get('/product-statis', [ChannelStats, 'index']).use(readsFigures(partnerOrAdmin, partnerStatsValidator))
    router
      .get('/product-statis-export', [PartnerExports, 'show'])
      .use(readsFigures(partnerOrAdmin, partnerStatsValidator, { rate: 'export' }))
  })
  .prefix('/api/admin/orders/channel-statis/:channelId')
  .as('statistics.partners')

router
  .get('/api/public/channels/:channelId/qrcode', [PartnerCodes, 'show'])
  .as('statistics.partners.codes')
  .use(reads(anyone))
