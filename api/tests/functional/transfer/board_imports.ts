import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { zipSync, strToU8 } from 'fflate'
import { setClock } from '#core/time'
import { UploadContentType } from '#transfer/terms'
import type { CreatedUser } from '#tests/factories/accounts'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import { ProcessImport } from '#transfer/admin/process_import'
import '#start/transfers'

export const manifest = JSON.stringify({
  format: 'zhuxue-exchange',
  version: 1,
  source: 'old-site',
  sourceName: '旧网校',
})

export const zipOf = (files: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))

/** An empty database and an object store of its own for each test. */
export function setUpImports(group: Group) {
  const setup = {} as { store: StoreOnDisk }
  group.each.setup(async () => {
    const empty = await testUtils.db().truncate()
    setup.store = await storeOnDisk()
    return async () => {
      setClock(null)
      await setup.store.removeStore()
      await empty()
    }
  })
  return setup
}

/** The queue runs jobs at once in tests, so the preview is done when this returns. */
export async function uploadImport(by: CreatedUser, bytes: Buffer, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ fileName: '旧网校.zip', ...query })
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/imports?${search}`, {
    method: 'POST',
    headers: { 'authorization': by.token, 'content-type': UploadContentType },
    body: new Uint8Array(bytes),
  })
  return (await response.json()) as { importId: number; msg: string }
}

/** Starts do not begin at once. @returns a function that processes what waits */
export function withoutJobs(): () => void {
  app.container.swap(ProcessImport, () => ({ execute: async () => false }) as never)
  return () => app.container.restore(ProcessImport)
}

export async function importOf(client: ApiClient, by: CreatedUser, id: number) {
  return (await client.get(`/api/admin/imports/${id}`).as(by)).body()
}

export async function processNext(): Promise<boolean> {
  return (await app.container.make(ProcessImport)).execute()
}

export const runRow = (id: number) => db.from('import_runs').where('id', id).firstOrFail()
