import type { IncomingMessage, ServerResponse } from 'node:http'

/** Hooks of tracing. Empty without `OTEL_EXPORTER_OTLP_ENDPOINT`: then no tracing code is loaded. */
interface Hooks {
  request?: (request: IncomingMessage, response: ServerResponse, handle: () => unknown) => unknown
  driver?: <Driver extends object>(role: string, driver: Driver) => Driver
  /** @param client of knex */
  statements?: (client: object, dialect: string) => void
  /** Flushes unsent spans. */
  end?: () => Promise<void>
}

export const hooks: Hooks = {}
