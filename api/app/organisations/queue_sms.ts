import { queueNotices } from '#accounts/notices/queue_notices'
import { remainingNoticesToday } from '#accounts/sms_codes/daily_sms_limit'
import { BusinessZone, now } from '#core/time'
import type { Trx } from '#core/transaction'

/** Templates at the SMS service (docs/drivers.md). */
const templates = { invitation: 'organisation-invitation', reminder: 'organisation-reminder' } as const

/** A template value has at most 35 characters. */
const maxNameLength = 30

interface NewSms {
  organisationId: number
  organisationName: string
  telephones: string[]
  actorId: number
  use: keyof typeof templates
}

/**
 * At most one SMS of a use per organisation, number and week, within the share of the day that notices have. The caller
 * has locked the organisation, then the quota of the day. @returns how many are queued
 */
export async function queueOrganisationSms(trx: Trx, sms: NewSms): Promise<number> {
  const notice = templates[sms.use]
  const week = now().setZone(BusinessZone).toFormat("kkkk-'W'WW")
  const keyOf = (telephone: string) => `${notice}:${sms.organisationId}:${telephone}:${week}`
  const keys = sms.telephones.map(keyOf)
  const used = new Set<string>()
  for (let from = 0; from < keys.length; from += 500) {
    const rows = await trx
      .from('sms_notices')
      .whereIn('idempotency_key', keys.slice(from, from + 500))
      .select('idempotency_key')
    for (const row of rows) used.add(row.idempotency_key)
  }
  const open = sms.telephones.filter((telephone) => !used.has(keyOf(telephone)))
  const chosen = open.slice(0, await remainingNoticesToday(trx))
  const organisation = [...sms.organisationName].slice(0, maxNameLength).join('')
  await queueNotices(
    trx,
    chosen.map((telephone) => ({
      telephone,
      notice,
      values: { organisation },
      idempotencyKey: keyOf(telephone),
      requestedBy: sms.actorId,
    }))
  )
  return chosen.length
}
