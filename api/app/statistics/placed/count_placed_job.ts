import { Job } from '@adonisjs/queue'
import { countPlaced } from '#statistics/placed/count_placed'

export default class CountPlacedJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await countPlaced()
  }
}
