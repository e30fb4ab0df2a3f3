import type { MessageFacts, MessageKind } from '#messages/terms'
import { now, toStored } from '#core/time'
import { isDuplicate, type Trx } from '#core/transaction'

export type NewMessage = {
  [Kind in MessageKind]: {
    kind: Kind
    /** What it is about, as `order:12`: a person is told of it once. */
    reference: string
    facts: MessageFacts[Kind]
  }
}[MessageKind]

/** A name that makes a line longer than a line is cut. */
const longestFact = 60

/** The only writer of `messages`, in the transaction of what it tells of. @returns false when this was told before */
export async function writeMessage(
  trx: Trx,
  userId: number,
  { kind, reference, facts }: NewMessage
): Promise<boolean> {
  try {
    await trx.table('messages').insert({
      user_id: userId,
      kind,
      reference,
      facts: JSON.stringify(facts, cutLongText),
      created_at: toStored(now()),
    })
    return true
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return false
  }
}

function cutLongText(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const letters = [...value]
  return letters.length > longestFact ? `${letters.slice(0, longestFact - 1).join('')}…` : value
}
