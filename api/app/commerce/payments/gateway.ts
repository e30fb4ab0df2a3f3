import app from '@adonisjs/core/services/app'
import { PaymentGateway } from '#drivers/payment/payment_gateway'

/** The wallet that this installation is paid through. */
export function paymentGateway(): Promise<PaymentGateway> {
  return app.container.make(PaymentGateway)
}
