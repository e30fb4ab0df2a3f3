import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { pricePreviewValidator } from '#commerce/pricing/price_preview_validator'
import { declare } from '#core/http/declaration'
import { admin } from '#core/http/policies'

router
  .post('/api/admin/price-previews', [controllers.commerce.pricing.PricePreviews, 'store'])
  .as('commerce.admin.price_previews.store')
  .use(
    declare({
      row: 'B115',
      who: admin,
      takes: pricePreviewValidator,
      rate: 'price',
      audited: false,
    })
  )
