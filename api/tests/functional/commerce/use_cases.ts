import app from '@adonisjs/core/services/app'
import { PaymentGateway, type ProviderPayment } from '#drivers/payment/payment_gateway'
import { CloseStaleOrders } from '#commerce/payments/close_stale_orders'
import { SettleMissedPayments } from '#commerce/payments/settle_missed_payments'
import { SettleOrder } from '#commerce/payments/settle_order'
import { ReconcileDay } from '#commerce/reconciliation/reconcile_day'
import { ReconcileDueDays } from '#commerce/reconciliation/reconcile_due_days'
import { ProcessRefund } from '#commerce/refunds/process_refund'
import { RefundLatePayments } from '#commerce/exceptions/refund_late_payments'
import { ProcessRefunds } from '#commerce/refunds/process_refunds'
import type Refund from '#commerce/refunds/refund'

const make = app.container.make.bind(app.container)

/** Use cases without a route, with the drivers that are bound at the time of the call. */
export const closeStaleOrders = async () => (await make(CloseStaleOrders)).execute()
export const settleMissedPayments = async () => (await make(SettleMissedPayments)).execute()
export const settleOrder = async (payment: ProviderPayment) =>
  (await make(SettleOrder)).execute(payment, await make(PaymentGateway))
export const processRefund = async (refund: Refund) => (await make(ProcessRefund)).execute(refund)
export const refundLatePayments = async () => (await make(RefundLatePayments)).execute()
export const processDueRefunds = async () => (await make(ProcessRefunds)).execute()
export const reconcileDay = async (day: string) => (await make(ReconcileDay)).execute(day, await make(PaymentGateway))
export const reconcileDueDays = async () => (await make(ReconcileDueDays)).execute()
