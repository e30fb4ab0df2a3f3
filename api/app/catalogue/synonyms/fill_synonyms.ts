import { fold } from '#catalogue/synonyms/fold'
import { soundOf, writeSounds } from '#catalogue/synonyms/sounds'
import { transaction, type Trx } from '#core/transaction'

interface Row {
  id: number
  word: string
}

/** Folds words that another hand than the product wrote; `all` also those that are folded. A word that is taken stays unused. */
export async function fillSynonyms({ all = false } = {}): Promise<number> {
  return transaction(async (trx) => {
    const query = trx.from('synonyms').orderBy('id').select('id', 'word')
    if (!all) query.whereNull('folded')
    const rows: Row[] = await query
    for (const row of rows) await foldWord(trx, row)
    await writeSounds(
      trx,
      rows.flatMap(({ word }) => soundOf(word) ?? [])
    )
    return rows.length
  })
}

async function foldWord(trx: Trx, { id, word }: Row): Promise<void> {
  const folded = fold(word)
  const taken = await trx.from('synonyms').where({ folded }).whereNot({ id }).first()
  if (!taken) await trx.from('synonyms').where({ id }).update({ folded })
}
