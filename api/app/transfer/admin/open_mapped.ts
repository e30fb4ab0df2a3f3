import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapFolder, mappers } from '#transfer/mappers/map_folder'
import { ExchangeFolder } from '#transfer/reading/exchange_folder'
import type { FileProblem } from '#transfer/reading/raw_table'
import { rootOf } from '#transfer/reading/unpack_zip'
import type { ActiveRun } from '#transfer/runs/active_run'
import { FileFormatText, type FileFormat } from '#transfer/terms'

const problemsFile = 'problems.json'

/** The exchange folder of an upload of another platform, mapped once per machine. @throws UserError */
export async function openMapped(
  run: ActiveRun,
  platform: FileFormat,
  unpack: () => Promise<string>
): Promise<ExchangeFolder> {
  const folder = join(run.folder, 'mapped')
  // Into another folder first: one that exists is whole.
  if (!existsSync(folder)) {
    const part = `${folder}.part`
    await rm(part, { recursive: true, force: true })
    const unpacked = await unpack()
    const { source, sourceName } = run.row
    const { problems } = await mapFolder({
      mapper: mappers[platform]!,
      from: await rootOf(unpacked),
      to: part,
      source: source || platform,
      sourceName: sourceName || FileFormatText[platform],
      between: run.between,
    })
    await writeFile(join(part, problemsFile), JSON.stringify(problems), { mode: 0o600 })
    await rename(part, folder)
    await rm(unpacked, { recursive: true })
  }
  const problems: FileProblem[] = JSON.parse(await readFile(join(folder, problemsFile), 'utf8'))
  return ExchangeFolder.open(folder, { problems })
}
