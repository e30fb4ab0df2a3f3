import type { IncomingMessage, ServerResponse } from 'node:http'

/** What tracing adds to the product. Empty without `OTEL_EXPORTER_OTLP_ENDPOINT`: then nothing of it is loaded. */
interface Hooks {
  request?: (request: IncomingMessage, response: ServerResponse, handle: () => unknown) => unknown
  driver?: <Driver extends object>(role: string, driver: Driver) => Driver
  /** @param client of knex */
  statements?: (client: object, dialect: string) => void
  /** Sends what has not been sent. */
  end?: () => Promise<void>
}

export const hooks: Hooks = {}
