import { serverTime } from '../support/clock'
import { buyerOf, findSimpleCourse } from '../support/orders'
import { apiClientFor } from '../support/api_calls'
import { register } from '../support/new_user'
import { demoUser } from '../support/people'
import { headersOf, signInToAdmin } from '../support/sessions'
import { expect, test } from '../support/fixtures'
import { boardScreens } from './devices'
import { expectInteractionsAtMost, recordInput } from './input_recorder'

const head = '交易日期,流水号,对方户名,对方账号,贷方金额,附言'

for (const { device, viewport } of boardScreens) {
  test.describe(`Bank transfers on ${device}`, () => {
    test.use({ viewport })

    test('an accountant confirms ten transfers', async ({ page, request }, info) => {
      const person = await register(request)
      const admin = await demoUser(request, 'admin')
      const buyer = await buyerOf(request, person)
      const calls = await apiClientFor(request, person)
      const { courseId } = await findSimpleCourse(request, 1)
      const day = (await serverTime(request)).toISOString().slice(0, 10)
      const payer = `泉城建设${Date.now()}`
      const lines = [head]
      for (let at = 0; at < 10; at++) {
        const orderId = await buyer.placeOrder([{ courseId, courseCount: 2 }], { orderType: 'package' })
        await calls.post(`/api/user/orders/${orderId}/payment-attempts`, { provider: 'bank', way: 'transfer' })
        const { amount, transferCode } = (await calls.get(`/api/orders/${orderId}`)).order.bankTransfer
        lines.push(`${day},E${orderId},${payer},6222000011112222,${amount.toFixed(2)},${transferCode}`)
      }
      const imported = await request.post('/api/admin/bank-statements?fileName=a.csv', {
        headers: { ...(await headersOf(request, admin)), 'content-type': 'application/octet-stream' },
        data: Buffer.from(lines.join('\n')),
      })
      expect((await imported.json()).matched).toBe(10)

      await signInToAdmin(page, admin, `/board/admin/bank-lines?search=${encodeURIComponent(payer)}`)
      const recorder = recordInput(page)
      await expect(page.getByRole('button', { name: /^确认入账 / })).toHaveCount(10)
      recorder.begin()
      await recorder.click(page.locator('thead').getByRole('checkbox'))
      await recorder.click(page.getByRole('button', { name: /^批量确认/ }))
      await expect(page.getByText('已确认 10 笔流水')).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 2, keys: 0, loads: 0 }, info)
    })
  })
}
