import db from '@adonisjs/lucid/services/db'

/**
 * On level `trace` Lucid logs twice per query which connection it uses: 97 percent of all log lines of a run. Other
 * trace messages stay.
 */
export function muteConnectionTrace(): void {
  const lucid = db as unknown as { logger: { trace(...said: unknown[]): void } }
  const { logger } = lucid
  const always = ['using pre-existing global transaction connection', 'creating query client in %s mode']
  lucid.logger = Object.create(logger, {
    trace: { value: (...said: unknown[]) => always.includes(String(said[1])) || logger.trace(...said) },
  })
}
