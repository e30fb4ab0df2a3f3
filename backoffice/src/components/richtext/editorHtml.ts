import { FormulaElement } from '@zhuxue/api/rich-text'

/**
 * The text as it is saved: identical to the output of the server's sanitizer, except inside formulas. The empty
 * paragraph that the editor adds after a table or a picture is removed.
 */
export function toSavedHtml(html: string): string {
  return html.replaceAll('&nbsp;', '\u00a0').replace(/(?:<p><\/p>)+$/, '')
}

const nearest: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** A saved text as the editor takes it: headings on its three levels, formulas without their rendering. */
export function toEditorHtml(html: string): string {
  return html
    .replace(FormulaElement, '<$1 data-formula="$2"></$1>')
    .replace(/<(\/?)(h[156])>/g, (_tag, closing, heading) => `<${closing}${nearest[heading]}>`)
}
