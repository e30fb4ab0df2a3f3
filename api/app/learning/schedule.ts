import RollUpBeatsJob from '#learning/playback/rollups/roll_up_beats_job'

await RollUpBeatsJob.schedule({}).id('learning.roll_up_beats').every('1h').run()
