import { BusinessZone } from '#core/time'
import CountPlaysJob from '#statistics/play/count_plays_job'
import CountSalesJob from '#statistics/sales/count_sales_job'
import RecountSalesJob from '#statistics/sales/recount_sales_job'
import CountStudiesJob from '#statistics/study/count_studies_job'

await CountSalesJob.schedule({}).id('statistics.count_sales').every('10m').run()
await CountPlaysJob.schedule({}).id('statistics.count_plays').every('10m').run()
await RecountSalesJob.schedule({}).id('statistics.recount_sales').cron('40 3 * * *').timezone(BusinessZone).run()
await CountStudiesJob.schedule({}).id('statistics.count_studies').cron('20 4 * * *').timezone(BusinessZone).run()
