import { BusinessZone } from '#core/time'
import CountPlacedJob from '#statistics/placed/count_placed_job'
import CountPlaysJob from '#statistics/play/count_plays_job'
import CheckSalesJob from '#statistics/checks/check_sales_job'
import CountSalesJob from '#statistics/checks/count_sales_job'
import CountStudiesJob from '#statistics/study/count_studies_job'

await CountSalesJob.schedule({}).id('statistics.count_sales').every('10m').run()
await CountPlacedJob.schedule({}).id('statistics.count_placed').every('10m').run()
await CountPlaysJob.schedule({}).id('statistics.count_plays').every('10m').run()
await CheckSalesJob.schedule({}).id('statistics.check_sales').cron('40 3 * * *').timezone(BusinessZone).run()
await CountStudiesJob.schedule({}).id('statistics.count_studies').cron('20 4 * * *').timezone(BusinessZone).run()
