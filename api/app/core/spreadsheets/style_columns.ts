import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/**
 * Gives each column the style of its cell in the second row, for the empty cells below. hucre styles cells only, and
 * Excel rounds an ID number that is entered in a cell that is no text.
 */
export function styleColumns(workbook: Uint8Array): Uint8Array {
  const files = unzipSync(workbook)
  for (const name of Object.keys(files).filter((file) => file.startsWith('xl/worksheets/sheet'))) {
    files[name] = strToU8(styledColumns(strFromU8(files[name]!)))
  }
  return zipSync(files)
}

function styledColumns(sheet: string): string {
  return sheet.replace(/<col min="(\d+)"/g, (column, number: string) => {
    const letter = String.fromCharCode(64 + Number(number))
    const style = new RegExp(`<c r="${letter}2"[^>]*? s="(\\d+)"`).exec(sheet)?.[1]
    return style ? `${column} style="${style}"` : column
  })
}
