import { streamXlsxRows } from 'hucre/xlsx'
import { Refusal } from '#core/http/refusal'
import {
  ImportColumns,
  importMessages,
  MostSheetColumns,
  MostSheetRows,
} from '#exams/questions/terms'

const titles: string[] = Object.values(ImportColumns)

/** What stands below or beside the part of a sheet that is read would be left out unsaid. @throws Refusal */
export async function refuseBeyond(bytes: Uint8Array, sheet: string): Promise<void> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index === 0) {
      const title = values
        .slice(MostSheetColumns)
        .map(textOf)
        .find((one) => titles.includes(one))
      if (title) throw new Refusal(importMessages.columnsBeyond(sheet, title))
    }
    if (index >= MostSheetRows && values.some((value) => textOf(value))) {
      throw new Refusal(importMessages.rowsBelow(sheet, index + 1))
    }
  }
}

const textOf = (value: unknown) => String(value ?? '').trim()
