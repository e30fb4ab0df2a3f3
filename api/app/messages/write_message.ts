import { queueSms } from '#messages/queue_sms'
import type { MessageData, MessageKind } from '#messages/terms'
import { prepared } from '#core/prepared_statements'
import { now, toStored } from '#core/time'
import { isDuplicate, type Trx } from '#core/transaction'

export type NewMessage = {
  [Kind in MessageKind]: {
    kind: Kind
    /** The subject, as `order:12`: a user is notified of it once. */
    reference: string
    facts: MessageData[Kind]
  }
}[MessageKind]

/** Longer names are cut, so that a message fits on one line. */
const maxTextLength = 60

/** The only writer of `messages`, in the transaction of the event. @returns false if it was already written */
export async function writeMessage(trx: Trx, userId: number, { kind, reference, facts }: NewMessage): Promise<boolean> {
  const dataJson = JSON.stringify(facts, truncateText)
  const messageId = await insert(trx, [userId, kind, reference, dataJson, toStored(now())])
  if (messageId === null) return false
  await queueSms(trx, { userId, messageId, kind })
  return true
}

type Row = [userId: number, kind: string, reference: string, facts: string, at: string]

const add = prepared('insert into messages (user_id, kind, reference, facts, created_at) values (?, ?, ?, ?, ?)')

async function insert(trx: Trx, row: Row): Promise<number | null> {
  try {
    return await add.insert(trx, ...row)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return null
  }
}

function truncateText(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const letters = [...value]
  return letters.length > maxTextLength ? `${letters.slice(0, maxTextLength - 1).join('')}…` : value
}
