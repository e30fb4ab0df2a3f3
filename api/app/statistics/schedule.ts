import CountSalesJob from '#statistics/sales/count_sales_job'

await CountSalesJob.schedule({}).id('statistics.count_sales').every('10m').run()
