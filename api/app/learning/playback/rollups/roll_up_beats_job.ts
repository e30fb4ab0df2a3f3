import { Job } from '@adonisjs/queue'
import { rollUpHeartbeats } from '#learning/playback/rollups/roll_up_heartbeats'

export default class RollUpBeatsJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await rollUpHeartbeats()
  }
}
