import { fold } from '#catalogue/synonyms/fold'
import { soundOf, writeSounds } from '#catalogue/synonyms/sounds'
import { transaction, type Trx } from '#core/transaction'

interface Row {
  id: number
  word: string
}

/** Folds and reads all words anew, as after a change of the rules. A word whose new form is taken keeps its old one. */
export async function fillSynonyms(): Promise<number> {
  return transaction(async (trx) => {
    const rows: Row[] = await trx.from('synonyms').orderBy('id').select('id', 'word')
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
