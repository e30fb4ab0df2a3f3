import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { orderExport } from '#commerce/admin/export_orders'
import { registerExports, type ExportKind } from '#exports/export_kind'
import { GenerateExport } from '#exports/make_export'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { clearCourseCaches } from '#tests/functional/commerce/admin/admin_orders'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'

export const wholeYear = { createTimeStart: '2026-01-01', createTimeEnd: '2026-12-31' }

/** Gives each test an empty database and its own object store. */
export function setUpExports(group: Group) {
  const exportSetup = {} as { store: StoreOnDisk }
  group.each.setup(async () => {
    clearCourseCaches()
    const empty = await testUtils.db().truncate()
    exportSetup.store = await storeOnDisk()
    return async () => {
      registerExports([orderExport])
      setClock(null)
      await exportSetup.store.removeStore()
      await empty()
    }
  })
  return exportSetup
}

/** Occupies the export slot, so new exports have to wait. @returns a function that frees the slot */
export async function occupyExportSlot(): Promise<() => Promise<void>> {
  const { user } = await createUser(Role.Admin)
  const id = await insertExport(user.id, {
    state: 'running',
    slot: 1,
    run_token: 'somebody',
    attempts: 1,
    leased_until: toStored(now().plus({ hours: 1 })),
  })
  return async () => void (await db.from('exports').where('id', id).delete())
}

/** Inserts a queued export without calling the route. @returns its id */
export async function insertExport(
  userId: number,
  { filters = wholeYear, ...row }: Record<string, unknown> = {}
): Promise<number> {
  const [id] = await db
    .table('exports')
    .insert({
      user_id: userId,
      kind: 'orders',
      filters: JSON.stringify(filters),
      conditions: '全部',
      file_name: '订单列表.xlsx',
      rows_total: 1,
      created_at: toStored(now()),
      ...row,
    })
  return Number(id)
}

export async function runNextExport(): Promise<boolean> {
  return (await app.container.make(GenerateExport)).execute()
}

export const rowOf = (id: number) => db.from('exports').where('id', id).firstOrFail()

export const fileOf = async ({ store }: { store: StoreOnDisk }, id: number) =>
  readFile(join(store.root, (await rowOf(id)).object_key))

/** Replaces the order rows by `count` rows without a table; `during` runs whenever a batch is read. */
export function stubOrderRows(count: number, during: (ids: number[]) => unknown = () => {}): void {
  const kind: ExportKind = {
    ...orderExport,
    found: async (_filters, most) => Array.from({ length: Math.min(count, most) }, (_, n) => ({ id: n + 1 })),
    cells: async (ids) => {
      await during(ids)
      return ids.map((id) => [String(id)])
    },
  }
  registerExports([kind])
}

export const as = ({ token }: CreatedUser) => ({ authorization: token })

export async function ask(client: ApiClient, by: CreatedUser, filters: object, kind = 'orders') {
  return (await client.post('/api/exports').headers(as(by)).json({ kind, filters })).body()
}

/** Filters for the orders of one year; each number gives different filters. */
export const yearFrom = (no: number) => ({
  ...wholeYear,
  createTimeStart: `2026-01-${String(no + 1).padStart(2, '0')}`,
})
