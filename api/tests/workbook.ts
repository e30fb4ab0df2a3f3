import { readXlsx } from 'hucre/xlsx'

type Cell = string | number | null

/** The rows of the first sheet of a workbook, the titles first; dates as the API writes them. */
export async function readRows(file: ArrayBuffer | Uint8Array): Promise<Cell[][]> {
  const { sheets } = await readXlsx(new Uint8Array(file as ArrayBuffer), { readStyles: true })
  const { rows, cells } = sheets[0]
  const hasTime = (row: number, column: number) => cells?.get(`${row},${column}`)?.style?.numFmt?.includes('hh')
  return rows.map((values, row) =>
    values.map((value, column) => {
      if (!(value instanceof Date)) return value as Cell
      return value
        .toISOString()
        .slice(0, hasTime(row, column) ? 19 : 10)
        .replace('T', ' ')
    })
  )
}

/** All cells of the first sheet as one text. */
export async function readText(file: ArrayBuffer | Uint8Array): Promise<string> {
  const rows = await readRows(file)
  return rows.map((cells) => cells.join('\t')).join('\n')
}
