import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Days } from '#statistics/days'
import { countedSales, uncountedSpans } from '#statistics/sales/counted_sales'
import { figuresOfHours, spansWithoutHours } from '#statistics/sales/hours/kept_hours'
import { keptFigures, type CourseFigures } from '#statistics/sales/kept_figures'
import { countSold } from '#statistics/sales/sold'

export type SaleFigures = Omit<CourseFigures, 'courseId'>

/** The key 0 is freight. Call it in a transaction, so that kept days and counted ones see one state. */
export async function saleFigures(
  client: QueryClientContract,
  days: Days,
  channelId?: number
): Promise<Map<number, SaleFigures>> {
  const counted = await countedSales(client)
  const { through, changedDays } = counted
  const rows = through ? await keptFigures(client, { through, changedDays }, days, channelId) : []
  const ofAll = channelId === undefined
  if (ofAll) rows.push(...(await figuresOfHours(client, counted, days)))
  const spans = ofAll ? spansWithoutHours(counted, days) : uncountedSpans(counted, days)
  if (spans.length) rows.push(...(await countSold(client, spans, channelId)))

  const figures = new Map<number, SaleFigures>()
  for (const { courseId, copies, amountFen } of rows) {
    const sum = figures.get(courseId) ?? { copies: 0, amountFen: 0 }
    figures.set(courseId, sumOfFigures([sum, { copies, amountFen }]))
  }
  for (const [courseId, { copies, amountFen }] of figures) {
    // All of it was given back.
    if (!copies && !amountFen) figures.delete(courseId)
  }
  return figures
}

export function sumOfFigures(figures: Iterable<SaleFigures>): SaleFigures {
  let [copies, amountFen] = [0, 0]
  for (const one of figures) {
    copies += one.copies
    amountFen += one.amountFen
  }
  return { copies, amountFen }
}
