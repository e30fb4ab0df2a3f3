import db from '@adonisjs/lucid/services/db'
import { webhookCalls, webhookEndpoints } from '#core/metrics/metrics'
import type { CallResult } from '#partners/webhooks/post_webhook'

export function countCall({ error }: CallResult): void {
  webhookCalls.inc({ result: error ?? 'ok' })
}

export async function readWebhookEndpoints(): Promise<void> {
  const [row] = await db
    .from('webhook_endpoints')
    .select(db.raw('count(*) as total, count(disabled_at) as disabled'))
    .select(db.raw('sum(case when disabled_at is null and failing_since is not null then 1 else 0 end) as failing'))
  const [disabled, failing] = [Number(row.disabled), Number(row.failing ?? 0)]
  webhookEndpoints.set({ state: 'disabled' }, disabled)
  webhookEndpoints.set({ state: 'failing' }, failing)
  webhookEndpoints.set({ state: 'working' }, Number(row.total) - disabled - failing)
}
