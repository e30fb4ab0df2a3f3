import { FormulaElement } from '@zhuxue/api/rich-text'

/**
 * The text as it is saved: letter for letter what the server's cleaning leaves of it, but for the inside of
 * formulas. The empty paragraph that the editor keeps for the cursor behind a table or a picture is not
 * part of it.
 */
export function toSavedHtml(html: string): string {
  return html.replaceAll('&nbsp;', '\u00a0').replace(/(?:<p><\/p>)+$/, '')
}

const nearest: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** A saved text as the editor takes it: headings on its three levels, formulas without their drawing. */
export function toEditorHtml(html: string): string {
  return html
    .replace(FormulaElement, '<$1 data-formula="$2"></$1>')
    .replace(/<(\/?)(h[156])>/g, (_tag, closing, heading) => `<${closing}${nearest[heading]}>`)
}
