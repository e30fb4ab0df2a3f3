import { Job } from '@adonisjs/queue'
import { warnOfEndingKeys } from '#partners/keys/warn_of_ending_keys'

export default class WarnOfEndingKeysJob extends Job<Record<string, never>> {
  execute(): Promise<void> {
    return warnOfEndingKeys()
  }
}
