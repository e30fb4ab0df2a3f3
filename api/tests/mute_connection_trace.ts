import db from '@adonisjs/lucid/services/db'

/**
 * On the level `trace` Lucid says twice a query which connection it takes, in words that are always the same:
 * 97 of a hundred lines in the log of a run. Whatever else it says stays.
 */
export function muteConnectionTrace(): void {
  const lucid = db as unknown as { logger: { trace(...said: unknown[]): void } }
  const { logger } = lucid
  const always = ['using pre-existing global transaction connection', 'creating query client in %s mode']
  lucid.logger = Object.create(logger, {
    trace: { value: (...said: unknown[]) => always.includes(String(said[1])) || logger.trace(...said) },
  })
}
