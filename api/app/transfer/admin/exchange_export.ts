import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import { admin } from '#core/http/access_policies'
import { day } from '#core/rules'
import { dayStart, toStored } from '#core/time'
import { filesBelow } from '#core/process/data_folder'
import { TransferObjects, TransferObjectText, type TransferObject } from '#core/transfer/terms'
import { transferKinds } from '#core/transfer/kind'
import { zip } from '#core/zip'
import type { ArchiveKind } from '#exports/export_kind'
import { exportFolder } from '#transfer/exports/export_folder'
import { inSnapshot } from '#transfer/exports/in_snapshot'
import { installationId } from '#transfer/exports/source_names'
import { withWorkFolder } from '#transfer/runs/work_folder'
import { messages } from '#transfer/terms'

interface Filters {
  objects: TransferObject[]
  /** A day: rows that were created or changed since, and what they reference. */
  since?: string
}

/** An exchange folder as a zip, with masked numbers: whole ones leave by the console only (docs/threats.md T255). */
export const exchangeExport: ArchiveKind<Filters> = {
  name: 'exchange',
  policy: admin,
  validator: vine.create({
    objects: vine.array(vine.enum(TransferObjects)).minLength(1).distinct(),
    since: day().optional(),
  }),
  action: 'transfer.export',
  object: 'exchange-folders',
  words: ({ objects, since }) => ({
    内容: objects.map((object) => TransferObjectText[object]).join('、'),
    变更自: since,
  }),
  /** With `since`, the most that it can be. */
  count: async ({ objects }) => {
    let rows = 0
    for (const { table } of chosen(objects)) rows += Number((await db.from(table).count('* as count'))[0].count)
    return rows
  },
  write: ({ objects, since: from }, { before, store }) =>
    withWorkFolder(async (work) => {
      const folder = join(work, 'folder')
      const source = await installationId()
      const since = from && toStored(dayStart(from))
      const request = {
        to: folder,
        objects,
        since,
        isClear: false,
        source,
        sourceName: messages.ownName,
        after: before,
      }
      const files = await inSnapshot((trx) => exportFolder(trx, request))
      const manifest = await readFile(join(folder, manifestName), 'utf8')
      const bytes = await store(zip(filesOf(folder), () => ({ name: manifestName, text: manifest })))
      return { bytes, rows: files.reduce((sum, { rows }) => sum + rows, 0) }
    }),
}

const manifestName = 'manifest.json'

const chosen = (objects: readonly TransferObject[]) =>
  transferKinds().filter(({ object, read }) => read && objects.includes(object))

async function* filesOf(folder: string) {
  for await (const name of filesBelow(folder)) {
    if (name !== manifestName) yield { name, parts: createReadStream(join(folder, name)) }
  }
}
