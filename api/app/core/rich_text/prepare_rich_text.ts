import { turns } from '#core/process/turns'
import { isRendered, renderFormula } from '#core/rich_text/formula'
import { cleanInTurns, formulasOf, safeHtml } from '#core/rich_text/rich_text'
import { FormulaCharactersMax, FormulaMarkupMax, FormulasMax, messages } from '#core/rich_text/schema'

/** In short turns, so that other requests get in between; one formula may take up to about ten milliseconds. @returns what is wrong with the formulas, for the author */
export async function prepareRichText(html: string): Promise<string | null> {
  await cleanInTurns(html)
  const formulas = formulasOf(html)
  const characters = formulas.reduce((sum, { latex }) => sum + latex.length, 0)
  const isTooMuch = formulas.length > FormulasMax || characters > FormulaCharactersMax
  if (isTooMuch) return messages.formulasTooMany

  let markup = 0
  const pause = turns()
  for (const { latex, isBlock } of formulas) {
    if (!isRendered(latex, isBlock)) await pause()
    markup += renderFormula(latex, isBlock).length
  }
  return markup > FormulaMarkupMax ? messages.formulasTooLarge : null
}

export async function readableHtml(html: string): Promise<string> {
  await prepareRichText(html)
  return safeHtml(html)
}
