import { randomUUID } from 'node:crypto'
import { prepared } from '#core/prepared_statements'
import { now, toStored } from '#core/time'
import { afterCommit, type Trx } from '#core/transaction'
import { externalIds } from '#messages/partner_events/external_ids'
import type { EventReaders } from '#messages/partner_events/event_readers'
import type { EventType, PartnerEventData } from '#messages/partner_events/terms'

interface NewEvent<Type extends EventType> {
  /** As `order:12`. */
  subject: string
  data: PartnerEventData[Type]
}

/**
 * The only writer of `webhook_events`: one row per event and service account that gets it, in the transaction of the
 * event. `eventsOf` is not called if nobody gets them.
 */
export async function queuePartnerEvents<Type extends EventType>(
  trx: Trx,
  type: Type,
  readers: EventReaders,
  eventsOf: () => Promise<NewEvent<Type>[]> | NewEvent<Type>[]
): Promise<void> {
  const accountIds = await readers(trx)
  if (!accountIds.length) return
  for (const { subject, data } of await eventsOf()) {
    for (const accountId of accountIds) {
      const payload = JSON.stringify(await withExternalId(trx, accountId, data))
      await add.insert(trx, accountId, newPublicId(), type, subject, payload, toStored(now()))
    }
  }
  afterCommit(trx, () => listener())
}

async function withExternalId(trx: Trx, accountId: number, data: object) {
  const [name, person] = Object.entries(data).find(([key, value]) => personFields.has(key) && value) ?? []
  if (!name) return data
  const links = await externalIds(trx, { accountId, kind: 'people', ids: [person.id] })
  return { ...data, [name]: { ...person, externalId: links.get(person.id) ?? null } }
}

const personFields = new Set(['person', 'buyer'])

const add = prepared(`insert into webhook_events
  (service_account_id, public_id, event_type, subject, payload, created_at) values (?, ?, ?, ?, ?, ?)`)

const newPublicId = () => `msg_${randomUUID().replaceAll('-', '')}`

let listener: () => void = () => undefined

/** Called after the commit of an event, so that it is sent at once. */
export function onPartnerEvent(call: () => void): void {
  listener = call
}
