import { readFile, stat } from 'node:fs/promises'
import { UserError } from '#core/errors'
import { MaxTransferredBytes } from '#media/transfer/file_fault'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'

/** Reads what cells of type `file` name. @throws UserError */
export const cellReader = (folder: Pick<ExchangeFolder, 'fileAt'>) => async (cell: string) => {
  const path = await folder.fileAt(cell)
  if (!path || (await stat(path)).size > MaxTransferredBytes) throw new UserError(`文件 ${cell} 不存在或超过 50MB`)
  return readFile(path)
}
