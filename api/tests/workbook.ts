import { readXlsx } from 'hucre/xlsx'

type Cell = string | number | null

/** The rows of the first sheet of a workbook, the titles first, and dates as texts. */
export async function readRows(file: ArrayBuffer | Uint8Array): Promise<Cell[][]> {
  const { sheets } = await readXlsx(new Uint8Array(file as ArrayBuffer))
  return sheets[0].rows.map((cells) => cells.map((cell) => (cell instanceof Date ? wireText(cell) : (cell as Cell))))
}

/** A date cell as the API writes it. */
function wireText(date: Date): string {
  const text = date.toISOString().slice(0, 19).replace('T', ' ')
  return text.replace(' 00:00:00', '')
}

/** All cells of the first sheet as one text. */
export async function readText(file: ArrayBuffer | Uint8Array): Promise<string> {
  const rows = await readRows(file)
  return rows.map((cells) => cells.join('\t')).join('\n')
}
