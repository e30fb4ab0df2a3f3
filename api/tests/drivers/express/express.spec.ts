import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BusinessZone, now, setClock } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { Shipment } from '#drivers/express/express_tracker'
import Kuaidi100, { signOf } from '#drivers/express/kuaidi100'
import LocalExpress, { failingTrackingNo } from '#drivers/express/local_express'
import { expressContract, shipment, shippedAt } from '#tests/drivers/express/contract'
import { fakeCustomer, fakeKey, openFakeKuaidi100 } from '#tests/drivers/express/fake_kuaidi100'

expressContract('local', async () => ({
  tracker: new LocalExpress(),
  ship() {},
  silent: failingTrackingNo,
  close: async () => {},
}))

/** The parcel follows the clock of the test: the response contains the steps up to now. */
const story = [
  { after: 0, state: '1', context: '【济南市】顺丰速运 已收取快件' },
  { after: 8, state: '0', context: '【济南市】快件已发车' },
  { after: 40, state: '5', context: '【青岛市】快件正在派送途中' },
  { after: 44, state: '3', context: '【青岛市】快件已签收' },
]

expressContract('kuaidi100', async () => {
  const fake = await openFakeKuaidi100()
  fake.neverLock()
  return {
    tracker: trackerOf(fake.endpoint),
    ship: ({ trackingNo, telephone }: Shipment) =>
      fake.parcels.set(trackingNo, {
        com: 'shunfeng',
        phone: telephone!,
        get data() {
          return past()
            .map(({ after, context }) => ({ ...timesOf(after), context }))
            .reverse()
        },
        get state() {
          return past().at(-1)!.state
        },
      }),
    silent: 'no',
    close: fake.close,
  }
})

const past = () => story.filter(({ after }) => shippedAt.plus({ hours: after }) <= now())

function timesOf(after: number) {
  const at = shippedAt.plus({ hours: after }).setZone(BusinessZone)
  return { time: at.toFormat('yyyy-MM-dd HH:mm:ss'), ftime: at.toFormat('yyyy-MM-dd HH:mm:ss') }
}

function trackerOf(endpoint: string, key = fakeKey) {
  return new Kuaidi100({ customer: fakeCustomer, key, endpoint })
}

test.group('Kuaidi100', (group) => {
  group.tap((test) => test.tags(['@slow']))
  let fake: Awaited<ReturnType<typeof openFakeKuaidi100>>
  group.each.setup(async () => {
    fake = await openFakeKuaidi100()
    return fake.close
  })

  test('the signature matches the example of the vendor’s manual', ({ assert }) => {
    const sign = signOf('{"com":"yuantong","num":"12345678"}', 'KEY', 'CUSTOMER')

    assert.equal(sign, '21D971A789B5067A9E338FE48E94B6FB')
  })

  test('the phone number is sent only to couriers that require it', async ({ assert }) => {
    for (const [at, company] of ['顺丰速运', '中通快递', '圆通速递'].entries()) {
      await trackerOf(fake.endpoint).track(shipment({ company, trackingNo: `NUMBER-${at}` }))
    }

    assert.deepEqual(
      fake.asked.map(({ param }) => [param.com, param.phone]),
      [
        ['shunfeng', '13900000000'],
        ['zhongtong', '13900000000'],
        ['yuantong', undefined],
      ]
    )
    for (const { contentType } of fake.asked) {
      assert.match(contentType, /^application\/x-www-form-urlencoded/)
    }
  })

  test('steps of the vendor are sorted', async ({ assert }) => {
    const step = (ftime: string) => ({ time: ftime, ftime, context: `到达 ${ftime}` })
    fake.parcels.set('YT12345678', {
      com: 'yuantong',
      state: '0',
      data: [step('2026-03-02 10:00:00'), step('2026-03-03 09:00:00'), step('昨天')],
    })

    const track = await trackerOf(fake.endpoint).track(shipment({ company: '圆通速递', trackingNo: 'YT12345678' }))

    assert.deepEqual(track, {
      state: 'moving',
      routes: [
        { acceptTime: '2026-03-03 09:00:00', remark: '到达 2026-03-03 09:00:00' },
        { acceptTime: '2026-03-02 10:00:00', remark: '到达 2026-03-02 10:00:00' },
      ],
    })
  })

  test('every state of the vendor is mapped', async ({ assert }) => {
    fake.neverLock()
    const data = [{ time: '2026-03-02 10:00:00', ftime: '2026-03-02 10:00:00', context: '在途' }]
    const states = []
    for (const state of ['0', '1', '2', '3', '4', '5', '6', '7', '10', '13', '14', '99']) {
      fake.parcels.set('YT12345678', { com: 'yuantong', state, data })
      const track = await trackerOf(fake.endpoint).track(shipment({ company: '圆通速递', trackingNo: 'YT12345678' }))
      states.push(track.state)
    }

    assert.deepEqual(states, [
      'moving',
      'accepted',
      'problem',
      'signed',
      'returned',
      'delivering',
      'returned',
      'moving',
      'moving',
      'moving',
      'problem',
      'moving',
    ])
  })

  test('wrong keys, locked numbers and unknown couriers are errors', async ({ assert }) => {
    const known = shipment({ company: '圆通速递', trackingNo: 'YT12345678' })
    await trackerOf(fake.endpoint).track(known)

    for (const [tracker, parcel, reason] of [
      [trackerOf(fake.endpoint, 'another'), known, /503/],
      [trackerOf(fake.endpoint), known, /601/],
      [trackerOf(fake.endpoint), shipment({ telephone: null }), /408/],
      [trackerOf(fake.endpoint), shipment({ company: '飞鸽传书' }), /飞鸽传书/],
    ] as const) {
      const failure = await tracker.track(parcel).catch((error: unknown) => error)
      assert.instanceOf(failure, DriverFailure)
      assert.match((failure as Error).message, reason)
    }
  })

  for (const fault of ['http', 'redirect', 'flood', 'garbage'] as const) {
    test(`an invalid response is an error: ${fault}`, async ({ assert }) => {
      fake.failNext(fault)

      await assert.rejects(() => trackerOf(fake.endpoint).track(shipment()), DriverFailure)
    })
  }

  test('a request times out after five seconds', async ({ assert }) => {
    fake.failNext('silence')

    await assert.rejects(() => trackerOf(fake.endpoint).track(shipment()), DriverFailure)
  })
})

test.group('Local courier', (group) => {
  group.tap((test) => test.tags(['@slow']))
  group.each.teardown(() => setClock(null))

  test('the route names the places of the address, delivered by day', async ({ assert }) => {
    for (const hour of [0, 6, 11, 17, 23]) {
      const at = DateTime.fromISO(`2026-03-02T${String(hour).padStart(2, '0')}:30:00+08:00`)
      setClock(() => at.plus({ hours: 72 }))

      const { routes, state } = await new LocalExpress().track(shipment({ shippedAt: at, trackingNo: `SF00${hour}` }))

      assert.equal(state, 'signed')
      const [signed, delivering] = routes.map(({ acceptTime }) => Number(acceptTime.slice(11, 13)))
      assert.isTrue(signed >= 10 && signed < 16 && delivering === 8)
      assert.isTrue(routes.some(({ remark }) => remark.includes('市南区')))
    }
  })

  test('a parcel without a known address is delivered', async ({ assert }) => {
    setClock(() => shippedAt.plus({ hours: 72 }))

    const { routes } = await new LocalExpress().track(shipment({ destination: null }))

    assert.isTrue(routes.every(({ remark }) => !/undefined|null|【】/.test(remark)))
  })
})
