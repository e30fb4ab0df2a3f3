import type { TransferObject } from '#core/transfer/terms'
import { findTransferKind } from '#core/transfer/kind'
import { toYuan } from '#core/money'
import { totalOf, type Counts, type Progress } from '#transfer/runs/progress'

const inWords = ({ new: added, changed, linked, same, refused }: Counts) =>
  `${added} new, ${changed} changed, ${linked} linked, ${same} same, ${refused} refused`

/** Lines for the console: counts per object, sums and problems. */
export function* describeProgress({ sums, problems }: Progress, counts: Progress['counts']): Generator<string> {
  for (const [object, one] of Object.entries(counts)) {
    const of = Object.entries(sums[object as TransferObject] ?? {})
    const totals = of.map(([name, sum]) => `, ${name} ${sumText(object, name, sum)}`).join('')
    yield `${object}: ${inWords(one)}${totals}`
  }
  yield inWords(totalOf(counts))
  yield `${problems.error} errors, ${problems.warning} warnings, ${problems.note} notes`
}

function sumText(object: string, name: string, sum: number): string {
  return findTransferKind(object)?.columns[name]?.type === 'yuan' ? toYuan(sum).toFixed(2) : String(sum)
}
