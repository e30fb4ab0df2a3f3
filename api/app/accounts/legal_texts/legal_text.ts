import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { agreedKinds, legalTextKinds, LegalTextTitle, type LegalTextKind } from '#accounts/legal_texts/terms'
import { LegalTextSchema } from '#core/schema'
import { toWireTime } from '#core/time'

/** One immutable published version. The newest of a kind is in force. */
export default class LegalText extends LegalTextSchema {
  declare kind: LegalTextKind

  static async findCurrent(
    kind: LegalTextKind,
    client: QueryClientContract = db.connection()
  ): Promise<LegalText | null> {
    return this.query({ client }).where('kind', kind).orderBy('number', 'desc').first()
  }

  /** The texts that a learner agrees to now. */
  static async currentlyAgreed(client?: QueryClientContract): Promise<LegalText[]> {
    const found = await Promise.all(agreedKinds.map((kind) => this.findCurrent(kind, client)))
    return found.filter((text) => text !== null)
  }

  static async publishedKinds(): Promise<LegalTextKind[]> {
    const rows: { kind: LegalTextKind }[] = await db.from('legal_texts').distinct('kind')
    return legalTextKinds.filter((kind) => rows.some((row) => row.kind === kind))
  }
}

export function toLegalText(text: LegalText) {
  return {
    legalTextId: text.id,
    kind: text.kind,
    title: LegalTextTitle[text.kind],
    number: text.number,
    changes: text.changes,
    createTime: toWireTime(text.createdAt),
  }
}
