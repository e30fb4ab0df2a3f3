import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import User from '#accounts/user'
import type { CurrentUser } from '#core/current_user'
import { isDraining } from '#core/http/draining'
import { LeaseLost } from '#core/leases/leased_row'
import { NotFound, UserError } from '#core/errors'
import { MaxExportRows, workbook, type Sheet } from '#core/spreadsheet'
import { now } from '#core/time'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { exportKind, idsOf, isArchive, sheetOf, type ExportKind } from '#exports/export_kind'
import { exportSettings } from '#exports/export_settings'
import { Run } from '#exports/export_run'
import { messages } from '#exports/terms'
import { newObjectKey } from '#media/object_key'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const archiveType = 'application/zip'

interface Made {
  bytes: number
  rows: number
}

/** After each batch the process pauses for this fraction of its time, for other requests. */
const restOfBatch = 0.5

class ShuttingDown extends Error {}

@inject()
export class GenerateExport {
  constructor(protected storage: ObjectStorage) {}

  /** Makes the next queued export, if any may start. @returns whether there was one */
  async execute(): Promise<boolean> {
    const run = await Run.begin()
    if (!run) return false
    try {
      await this.#make(run)
    } catch (error) {
      await this.#end(run, error)
    }
    return true
  }

  async #make(run: Run): Promise<void> {
    const { row } = run
    const kind = exportKind(row.kind)
    const filters = JSON.parse(row.filters)
    const user = await requester(row.userId)
    if (!user || !kind.policy.allows(user)) throw new UserError(messages.roleLost)
    await kind.refuse?.(filters, user)
    const ids = isArchive(kind) ? [] : await idsToWrite(kind, filters)

    // Stored before the file exists: if this process dies, its row still leads to the file.
    const key = newObjectKey('export', user.id, isArchive(kind) ? archiveType : workbookType)
    if (row.objectKey) await this.storage.delete(row.objectKey)
    await run.report({ object_key: key, rows_total: isArchive(kind) ? row.rowsTotal : ids.length })
    const made = await this.#run(run, (before) =>
      isArchive(kind)
        ? kind.write(filters, { before, store: (parts) => this.storage.store(key, Readable.from(parts)) })
        : this.#storeSheet(key, sheetOf(kind, { ids, filters }, before), ids.length)
    )
    const expiresAt = now().plus({ hours: exportSettings.keepHours })
    await run.finish({ ...made, expiresAt }).catch(async (error) => {
      await this.storage.delete(key)
      throw error
    })
  }

  async #storeSheet(key: string, sheet: Sheet, rows: number) {
    return { bytes: await this.storage.store(key, Readable.fromWeb(workbook(sheet) as WebStream)), rows }
  }

  async #run(run: Run, write: (before: (done: number) => Promise<void>) => Promise<Made>) {
    let stopped: unknown
    let began = performance.now()
    try {
      return await write(async (done) => {
        try {
          if (isDraining()) throw new ShuttingDown()
          await pause(done ? (performance.now() - began) * restOfBatch : 0)
          await run.report({ rows_done: done })
          began = performance.now()
        } catch (error) {
          stopped = error
          throw error
        }
      })
    } catch (error) {
      throw stopped ?? error
    }
  }

  async #end(run: Run, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return
    try {
      if (error instanceof ShuttingDown) return await run.release()
      logger.error({ err: error }, 'an export failed')
      await run.fail(reasonOf(error))
    } catch (again) {
      if (!(again instanceof LeaseLost)) throw again
    }
  }
}

/** @throws UserError when there are too many */
async function idsToWrite(kind: ExportKind, filters: object): Promise<number[]> {
  const ids = await idsOf(kind, filters, MaxExportRows + 1)
  if (ids.length > MaxExportRows) throw new UserError(kind.tooMany ?? messages.tooManyRows)
  return ids
}

/** With the user's current roles, or null. */
async function requester(userId: number): Promise<CurrentUser | null> {
  const user = await User.query().where('id', userId).preload('roleRows').first()
  if (!user?.isActive) return null
  const { id, loginName, userName, roles } = user
  return { id, tokenId: 0, loginName, userName: userName ?? '', roles, held: roles }
}

function reasonOf(error: unknown): string {
  if (error instanceof UserError || error instanceof NotFound) return error.message
  return messages.broken
}
