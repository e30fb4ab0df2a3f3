import { quoteValidator, visitorQuoteValidator } from '#commerce/pricing/validators'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { pricePreviewValidator } from '#commerce/pricing/price_preview_validator'
import { reads } from '#core/http/route_options'
import { admin, anyone, courseReader, member } from '#core/http/access_policies'

const { PricePreviews, Quotes, VisitorQuotes } = controllers.commerce.pricing

router
  .post('/api/user/orders/fresh-price', [Quotes, 'store'])
  .as('commerce.quotes.store')
  .use(reads(member, quoteValidator, { rate: 'price' }))

router
  .post('/api/public/orders/fresh-price', [VisitorQuotes, 'store'])
  .as('commerce.visitor_quotes.store')
  .use(reads(anyone, visitorQuoteValidator, { rate: 'price' }))

router
  .post('/api/admin/price-previews', [PricePreviews, 'store'])
  .as('commerce.admin.price_previews.store')
  .use(reads(admin, pricePreviewValidator, { rate: 'price' }))

router
  .get('/api/admin/courses/:id/prices', [PricePreviews, 'show'])
  .as('commerce.admin.price_previews.show')
  .use(reads(courseReader))
