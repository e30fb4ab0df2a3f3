import { BusinessZone } from '#core/time'
import DetectAnomaliesJob from '#learning/anomalies/search_anomalies_job'
import ReportExpiredJob from '#learning/entitlements/report_expired_job'
import RollUpBeatsJob from '#learning/playback/rollups/roll_up_beats_job'

await RollUpBeatsJob.schedule({}).id('learning.roll_up_beats').every('1h').run()
await DetectAnomaliesJob.schedule({}).id('learning.detect_anomalies').every('15m').run()
await ReportExpiredJob.schedule({}).id('learning.report_expired').cron('5 0 * * *').timezone(BusinessZone).run()
