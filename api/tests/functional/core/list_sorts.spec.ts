import testUtils from '@adonisjs/core/services/test_utils'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { orderCounts, withCountedOrders } from '#commerce/learners/order_counts'
import { learners } from '#commerce/learners/learner_list'
import { Reading } from '#core/paginate'
import { inOrderBy } from '#core/lists/sorting'
import { SortDirections, type SortDirection } from '#core/lists/list_sorts'
import { fieldsOf } from '#core/http/route_options'
import { registeredRoutes } from '#core/http/routes_table'
import { now, toStored } from '#core/time'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { bank, examPaper, question } from '#tests/factories/exams'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'

const sortedRoutes = () =>
  registeredRoutes(router).flatMap(({ key, pattern, declaration }) => {
    const names: string[] = fieldsOf(declaration!.takes)._sort?.enum ?? []
    return names.length ? [{ key, pattern, names }] : []
  })

test.group('Sorted lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every declared column sorts, and others are refused', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin, Role.Teacher)
    const bankId = await bank()
    const asked = await question({ bankId })
    const paperId = await examPaper({ questions: [asked], courseId: await course() } as never)
    const addressOf = (pattern: string) =>
      pattern.replace(':id', String(pattern.includes('question-banks') ? bankId : paperId))

    const routes = sortedRoutes()
    assert.isAbove(routes.length, 20)
    const failed: string[] = []
    for (const { key, pattern, names } of routes) {
      const address = addressOf(pattern)
      for (const name of names) {
        for (const order of SortDirections) {
          const response = await client.get(`${address}?_sort=${name}&_order=${order}`).as(token)
          if (response.body().code !== '200') failed.push(`${key} ${name} ${order}: ${response.text()}`)
        }
      }
      for (const refused of ['_sort=id', '_sort=1;drop', `_sort=${names[0]}&_order=up`]) {
        const response = await client.get(`${address}?${refused}`).as(token)
        if (response.body().code === '200') failed.push(`${key} ${refused}`)
      }
    }
    assert.deepEqual(failed, [])
  })

  test('rows of equal value keep one order over pages', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const ids = [await bank('乙'), await bank('甲'), await bank('乙'), await bank('甲')]
    const [b1, a1, b2, a2] = ids
    const pageOf = async (order: string, page: number) => {
      const query = `questionBankName=&_sort=questionBankName&_order=${order}&page=${page}&pageSize=5`
      const response = await client.get(`/api/admin/question-banks?${query}`).as(token)
      return response.body().questionBanks.map(({ questionBankId }: { questionBankId: number }) => questionBankId)
    }

    const shown = (all: number[]) => all.filter((id) => ids.includes(id))
    const rising = shown([...(await pageOf('asc', 1)), ...(await pageOf('asc', 2))])
    const falling = shown([...(await pageOf('desc', 1)), ...(await pageOf('desc', 2))])
    const groups = [rising.slice(0, 2), rising.slice(2)]

    assert.deepEqual(groups.map((group) => group.join()).sort(), [`${b1},${b2}`, `${a1},${a2}`].sort())
    assert.deepEqual(falling, rising.toReversed())
  })

  test('users sorted by orders are the same in both readings', async ({ assert }) => {
    const buyers = [await createUser(), await createUser(), await createUser()]
    for (const [at, { user }] of buyers.entries())
      for (let n = 0; n < at; n++) await soldOrder({ userId: user.id, paidAt: toStored(now()), lines: [] })
    const idsBy = async (reading: Reading, direction: SortDirection) => {
      const people = reading === Reading.Along ? withCountedOrders(learners({})) : learners({})
      const rows = await inOrderBy(people.select('users.id'), [[orderCounts[reading], direction]], 'users.id')
      return rows.map(({ id }: { id: number }) => id)
    }

    for (const direction of SortDirections) {
      const [few, along] = [await idsBy(Reading.Few, direction), await idsBy(Reading.Along, direction)]
      assert.deepEqual(along, few)
      const shown = buyers.map(({ user }) => few.indexOf(user.id))
      const rising = shown.toSorted((one, other) => one - other)
      assert.deepEqual(shown, direction === 'asc' ? rising : rising.toReversed())
    }
  })

  test('the order of a list without a request stays', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const [first, last] = [await bank('先'), await bank('后')]
    const response = await client.get('/api/admin/question-banks').as(token)
    const shown = response.body().questionBanks.map(({ questionBankId }: { questionBankId: number }) => questionBankId)
    assert.isBelow(shown.indexOf(last), shown.indexOf(first))
  })
})
