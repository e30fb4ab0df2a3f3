import { readXlsx } from 'hucre/xlsx'

type Cell = string | number | null

/** The rows of the first sheet of a workbook, the titles first. */
export async function readRows(file: ArrayBuffer | Uint8Array): Promise<Cell[][]> {
  const { sheets } = await readXlsx(new Uint8Array(file as ArrayBuffer))
  return sheets[0].rows as Cell[][]
}

/** All cells of the first sheet as one text. */
export async function readText(file: ArrayBuffer | Uint8Array): Promise<string> {
  const rows = await readRows(file)
  return rows.map((cells) => cells.join('\t')).join('\n')
}
