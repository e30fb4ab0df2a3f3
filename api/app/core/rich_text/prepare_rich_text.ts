import { turns } from '#core/process/turns'
import { isRendered, renderFormula } from '#core/rich_text/formula'
import { cleanInTurns, formulasOf, safeHtml } from '#core/rich_text/rich_text'
import { FormulaCharactersMax, FormulaMarkupMax, FormulasMax, messages } from '#core/rich_text/schema'

/** Yields between short steps, so that other requests can run; one formula may take up to ten milliseconds. @returns the error of a formula, for the author */
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
