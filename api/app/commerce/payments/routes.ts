import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { codeLinkValidator, paymentAttemptValidator } from '#commerce/validators'
import { auditedWrites, nothing, reads, writes } from '#core/http/route_options'
import { admin, anyone, member } from '#core/http/access_policies'

const { PaymentAttempts, PaymentCodes, WalletChecks } = controllers.commerce.payments
const { PaymentWebhooks } = controllers.commerce.refunds

router
  .get('/api/public/orders/:orderNo/qrcode', [PaymentCodes, 'show'])
  .as('commerce.payment_codes.show')
  .use(reads(anyone, codeLinkValidator, { rate: 'qr' }))

router
  .post('/api/user/orders/:orderNo/payment-attempts', [PaymentAttempts, 'store'])
  .as('commerce.payment_attempts.store')
  .use(writes(member, paymentAttemptValidator, { rate: 'order' }))

router
  .post('/api/pay/:provider/notify', [PaymentWebhooks, 'store'])
  .where('provider', /^[a-z-]{3,20}$/)
  .as('commerce.payment_notices.store')
  .use(writes(anyone, nothing, { rate: 'notify' }))

router
  .post('/api/admin/orders/:orderNo/wallet-checks', [WalletChecks, 'store'])
  .as('commerce.admin.orders.wallet_checks.store')
  .use(auditedWrites(admin))
