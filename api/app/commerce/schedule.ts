import CloseStaleOrdersJob from '#commerce/payments/close_stale_orders_job'
import ApplyOrderCountsJob from '#commerce/order_counts/apply_order_counts_job'
import RefundLatePaymentsJob from '#commerce/exceptions/refund_late_payments_job'
import RemindOfTransfersJob from '#commerce/bank_transfers/remind_of_transfers_job'
import ProcessRefundsJob from '#commerce/refunds/process_refunds_job'
import ReconcileJob from '#commerce/reconciliation/reconcile_job'

/** The ids prevent duplicate schedules, however many processes start. */
await CloseStaleOrdersJob.schedule({}).id('commerce.close_stale_orders').every('1m').run()
await ProcessRefundsJob.schedule({}).id('commerce.process_refunds').every('1m').run()
await RefundLatePaymentsJob.schedule({}).id('commerce.refund_late_payments').every('1m').run()
await ApplyOrderCountsJob.schedule({}).id('commerce.apply_order_counts').every('1m').run()
await RemindOfTransfersJob.schedule({}).id('commerce.remind_of_transfers').every('15m').run()
await ReconcileJob.schedule({}).id('commerce.reconcile').every('15m').run()
