import SearchAnomaliesJob from '#learning/anomalies/search_anomalies_job'
import RollUpBeatsJob from '#learning/playback/rollups/roll_up_beats_job'

await RollUpBeatsJob.schedule({}).id('learning.roll_up_beats').every('1h').run()
await SearchAnomaliesJob.schedule({}).id('learning.search_anomalies').every('15m').run()
