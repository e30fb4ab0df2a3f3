import CloseStaleOrdersJob from '#commerce/jobs/close_stale_orders_job'

/** The id makes it one schedule, however many processes start. */
await CloseStaleOrdersJob.schedule({}).id('commerce.close_stale_orders').every('1m').run()
