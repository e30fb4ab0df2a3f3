import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import type { DateTime } from 'luxon'
import { setClock } from '#core/time'

/** Starts each test of the group at this time without orders, and rolls back afterwards. */
export function startWithoutOrders(group: Group, at: DateTime): void {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    setClock(() => at)
    await db.from('order_items').delete()
    await db.from('orders').delete()
    return () => setClock(null)
  })
}
