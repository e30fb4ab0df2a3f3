import { test } from '@japa/runner'
import { DriverFailure } from '#drivers/driver_failure'
import AliyunSms from '#drivers/sms/aliyun_sms'
import LocalSms, { refusedTelephone } from '#drivers/sms/local_sms'
import type { SmsSender } from '#drivers/sms/sms_sender'
import { fakeKey, openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'

const telephone = '13911112222'

interface Bench {
  sender: SmsSender
  /** The codes that arrived at a phone number. */
  arrivedAt(telephone: string): Promise<string[]>
  /** The values of the notices that arrived. */
  sentAt(telephone: string): Promise<Record<string, string>[]>
  close(): Promise<void>
}

async function localBench(): Promise<Bench> {
  const sender = new LocalSms()
  return {
    sender,
    arrivedAt: async (to) => (await sender.sentTo(to)).map(({ code }) => code),
    sentAt: async (to) => (await sender.noticesTo(to)).map(({ values }) => values),
    close: async () => {},
  }
}

/** The vendor's rules as far as they concern us: known signature and template, and one number that is rejected. */
async function aliyunBench(): Promise<Bench> {
  const sent: Record<string, Record<string, string>[]> = {}
  const fake = await openFakeAliyun({
    SendSms(query) {
      const say = (Code: string) => ({ body: { Code, Message: Code, RequestId: 'R' } })
      const to = query.get('PhoneNumbers')!
      if (query.get('SignName') !== '筑学') return say('isv.SMS_SIGNATURE_ILLEGAL')
      if (!['SMS_1', 'SMS_5'].includes(query.get('TemplateCode')!)) return say('isv.SMS_TEMPLATE_ILLEGAL')
      if (to === refusedTelephone) return say('isv.BUSINESS_LIMIT_CONTROL')
      ;(sent[to] ??= []).push(JSON.parse(query.get('TemplateParam')!))
      return { body: { Code: 'OK', Message: 'OK', BizId: 'B', RequestId: 'R' } }
    },
  })
  const sender = new AliyunSms({
    key: fakeKey,
    signName: '筑学',
    templates: { 'login': 'SMS_1', 'new-device': 'SMS_5' },
    endpoint: fake.endpoint,
  })
  return {
    sender,
    arrivedAt: async (to) => (sent[to] ?? []).map(({ code }) => code),
    sentAt: async (to) => sent[to] ?? [],
    close: fake.close,
  }
}

for (const [name, open] of Object.entries({ local: localBench, aliyun: aliyunBench })) {
  test.group(`SMS: ${name}`, () => {
    test('a message arrives once, with its code', async ({ assert, cleanup }) => {
      const bench = await open()
      cleanup(bench.close)

      await bench.sender.send({ telephone, purpose: 'login', code: '012345' })

      assert.deepEqual(await bench.arrivedAt(telephone), ['012345'])
    })

    test('a notice arrives once, with its values', async ({ assert, cleanup }) => {
      const bench = await open()
      cleanup(bench.close)
      const values = { time: '2026-11-22 18:00', device: 'Chrome · Windows' }

      await bench.sender.notify({ telephone: '13911113333', notice: 'new-device', values })

      assert.deepEqual(await bench.sentAt('13911113333'), [values])
    })

    test('a rejection is a driver error', async ({ assert, cleanup }) => {
      const bench = await open()
      cleanup(bench.close)

      await assert.rejects(
        () => bench.sender.send({ telephone: refusedTelephone, purpose: 'login', code: '1' }),
        DriverFailure
      )
    })
  })
}

test('a purpose without a template is not sent', async ({ assert, cleanup }) => {
  const bench = await aliyunBench()
  cleanup(bench.close)

  await assert.rejects(() => bench.sender.send({ telephone, purpose: 'reset', code: '1' }), DriverFailure)
  assert.isEmpty(await bench.arrivedAt(telephone))
})
