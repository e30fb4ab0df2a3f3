import { test } from '@japa/runner'
import Kuaidi100 from '#drivers/express/kuaidi100'
import AliyunFace from '#drivers/face/aliyun_face'
import AliyunSms from '#drivers/sms/aliyun_sms'
import { smsTemplates } from '#drivers/sms/notice_texts'
import AliyunLive from '#drivers/video/aliyun_live'
import AliyunVod from '#drivers/video/aliyun_vod'
import { fakeKey, openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'
import { fakeCustomer, fakeKey as fakeCourierKey, openFakeKuaidi100 } from '#tests/drivers/express/fake_kuaidi100'

const templates = Object.fromEntries(smsTemplates.map(({ name }, at) => [name, `SMS_${at}`]))
const textOf = (code: string) => smsTemplates[Number(code.slice(4))].text

/** A gateway whose answers tests change. */
async function gateway() {
  const changed: Record<string, object> = {}
  const fake = await openFakeAliyun({
    DescribeFaceVerify: () => ({ body: { Code: '406', Message: 'unknown', ...changed.face } }),
    QuerySmsSign: (query) => ({
      body: { Code: 'OK', SignName: query.get('SignName'), SignStatus: 1, ...changed.sign },
    }),
    GetSmsTemplate(query) {
      const code = query.get('TemplateCode')!
      return { body: { Code: 'OK', TemplateStatus: '1', TemplateContent: textOf(code), ...changed[code] } }
    },
    GetVideoInfos: (query) => ({
      body: { VideoList: [], NonExistVideoIds: [query.get('VideoIds')], ...changed.video },
    }),
    DescribeLiveStreamState: () => ({ body: { StreamState: 'offline', ...changed.live } }),
  })
  const { endpoint } = fake
  const domain = { domain: 'push.example', key: 'k' }
  return {
    changed,
    close: fake.close,
    face: new AliyunFace({ key: fakeKey, sceneId: '1', endpoint }),
    sms: new AliyunSms({ key: fakeKey, signName: '筑学', templates, endpoint }),
    video: new AliyunVod({ key: fakeKey, region: 'cn-shanghai', endpoint }),
    live: new AliyunLive({ push: domain, play: domain, app: 'zhuxue', validity: 1800, key: fakeKey, endpoint }),
    wrongSecret: new AliyunVod({ key: { ...fakeKey, accessKeySecret: 'other' }, region: 'cn-shanghai', endpoint }),
  }
}

test.group('Probes of vendors', () => {
  test('right answers have no fault', async ({ assert, cleanup }) => {
    const { close, face, sms, video, live } = await gateway()
    cleanup(close)
    for (const vendor of [face, sms, video, live]) assert.isNull((await vendor.probe()).fault)
  })

  test('a wrong answer says what to do', async ({ assert, cleanup }) => {
    const { changed, close, face, sms, video, live, wrongSecret } = await gateway()
    cleanup(close)
    changed.face = { Code: '404', Message: '认证场景配置不存在' }
    changed.video = { NonExistVideoIds: [] }
    changed.live = { StreamState: 'online' }
    assert.include((await face.probe()).fault!.advice, 'ALIYUN_FACE_SCENE_ID')
    assert.include((await video.probe()).fault!.advice, 'ALIYUN_VOD_REGION')
    assert.include((await live.probe()).fault!.advice, 'ALIYUN_LIVE_PUSH_DOMAIN')
    const failure = await wrongSecret.probe().catch((error: Error) => error)
    assert.match(String((failure as Error).message), /SignatureDoesNotMatch/)

    const notice = templates['study-reminder']
    changed[notice] = { TemplateStatus: '0' }
    assert.deepInclude((await sms.probe()).fault, { level: 'doubtful' })
    assert.include((await sms.probe()).answer, 'study-reminder in review')
    changed[templates.login] = { TemplateContent: '您的验证码是${number}' }
    const { answer, fault } = await sms.probe()
    assert.equal(fault!.level, 'wrong')
    assert.include(answer, 'login has variables number instead of code')

    changed.sign = { SignStatus: 0 }
    assert.include(await sms.probe(), { answer: 'the signature 筑学 in review' })
    changed.sign = { Code: 'isv.SMS_SIGNATURE_ILLEGAL' }
    const unknown = await sms.probe()
    assert.include(unknown.answer, 'isv.SMS_SIGNATURE_ILLEGAL')
    assert.deepInclude(unknown.fault, { level: 'wrong' })
    assert.include(unknown.fault!.advice, 'ALIYUN_SMS_SIGN_NAME')
  })

  test('a courier is asked only when it may cost', async ({ assert, cleanup }) => {
    const fake = await openFakeKuaidi100()
    cleanup(fake.close)
    const courier = new Kuaidi100({ customer: fakeCustomer, key: fakeCourierKey, endpoint: fake.endpoint })
    assert.include((await courier.probe({ isPaid: false })).answer, 'only its settings')
    assert.isEmpty(fake.asked)

    for (let probe = 0; probe < 2; probe++) assert.isNull((await courier.probe({ isPaid: true })).fault)
    assert.lengthOf(fake.asked, 2)
    const wrong = new Kuaidi100({ customer: fakeCustomer, key: 'other', endpoint: fake.endpoint })
    const failure = await wrong.probe({ isPaid: true }).catch((error: Error) => error)
    assert.match(String((failure as Error).message), /503: 验证签名失败/)
  })
})
