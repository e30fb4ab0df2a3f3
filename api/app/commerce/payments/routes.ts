import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { codeLinkValidator } from '#commerce/validators'
import { auditedWrites, nothing, reads, writes } from '#core/http/declaration'
import { admin, anyone } from '#core/http/policies'

const { PaymentCodes, PaymentNotices, WalletChecks } = controllers.commerce.payments

router
  .get('/api/public/orders/:orderNo/qrcode', [PaymentCodes, 'show'])
  .as('commerce.payment_codes.show')
  .use(reads(anyone, codeLinkValidator, { rate: 'qr' }))

router
  .post('/api/pay/wechat/notify', [PaymentNotices, 'store'])
  .as('commerce.payment_notices.store')
  .use(writes(anyone, nothing, { rate: 'notify' }))

router
  .post('/api/admin/orders/:orderNo/wallet-checks', [WalletChecks, 'store'])
  .as('commerce.admin.orders.wallet_checks.store')
  .use(auditedWrites(admin))
