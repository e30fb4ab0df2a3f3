import { callAliyun } from '#drivers/aliyun/aliyun_client'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { aliyunKey, requiredSetting } from '#drivers/aliyun/aliyun_settings'
import { DriverFailure } from '#drivers/driver_failure'
import {
  FaceDailyLimitReached,
  FaceRefused,
  FaceVerifier,
  type FaceRejectionReason,
  type FaceSubject,
  type FaceCheckStart,
  type FaceVerdict,
} from '#drivers/face/face_verifier'
import { rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'

export interface AliyunFaceOptions {
  key: AliyunKey
  sceneId: string
  endpoint?: string
}

/**
 * Result codes of the service (docs/drivers.md). `notYet`: the page was not finished; `verdicts`: reasons of a decided
 * check. All others, such as 404 (scene not configured), 411 (rights) and 412 (arrears), are failures.
 */
const codes = {
  done: '200',
  triesSpent: '418',
  notYet: new Set(['403', '424']),
  unknownCheck: '406',
  risk: '427',
  verdicts: new Set(['201', '202', '203', '204', '205', '206', '207', '209']),
}
const probeAdvice: Record<string, string> = {
  402: 'Activate 金融级实人认证 in the console of Cloudauth.',
  404: 'Set ALIYUN_FACE_SCENE_ID to a scene of this account.',
  410: 'Activate OSS for this account.',
  411: 'Give the RAM user the rights of Cloudauth.',
  412: 'Pay the bill of the account.',
}
const rejections = new Map<string, FaceRejectionReason>([
  ['400', 'identity'],
  ['401', 'identity'],
  ['414', 'browser'],
  ['415', 'browser'],
  ['416', 'browser'],
  ['417', 'source'],
])

/** Aliyun Cloudauth (2019-03-07), product ID_PRO. */
export default class AliyunFace extends FaceVerifier {
  readonly browserScript = 'https://o.alicdn.com/yd-cloudauth/cloudauth-cdn/jsvm_all.js'
  #options: AliyunFaceOptions

  constructor(options: AliyunFaceOptions = fromSettings()) {
    super()
    this.#options = options
  }

  async begin({ orderNo, name, idCard, metaInfo, returnUrl }: FaceSubject): Promise<FaceCheckStart> {
    const { Code, Message, ResultObject } = await this.#call('InitFaceVerify', {
      OuterOrderNo: orderNo,
      ProductCode: 'ID_PRO',
      Model: 'MOVE_ACTION',
      CertType: 'IDENTITY_CARD',
      CertName: name,
      CertNo: idCard,
      MetaInfo: metaInfo,
      ReturnUrl: returnUrl,
    })
    if (Code === codes.triesSpent) throw new FaceDailyLimitReached(Message)
    throwIfRefused(Code)
    if (Code !== codes.done || !ResultObject?.CertifyId || !ResultObject.CertifyUrl) {
      throw new DriverFailure('face', { cause: `${Code}: ${Message}` })
    }
    return { certifyId: ResultObject.CertifyId, certifyUrl: ResultObject.CertifyUrl }
  }

  async verdict(certifyId: string): Promise<FaceVerdict> {
    const response = await this.#call('DescribeFaceVerify', { CertifyId: certifyId })
    if (codes.notYet.has(response.Code)) return { state: 'pending', subCode: null }
    if (response.Code === codes.unknownCheck) return { state: 'expired', subCode: null }
    if (response.Code === codes.risk) return { state: 'failed', subCode: codes.risk }
    if (response.Code === codes.triesSpent) throw new FaceDailyLimitReached(response.Message)
    throwIfRefused(response.Code)
    if (response.Code !== codes.done) {
      throw new DriverFailure('face', { cause: `${response.Code}: ${response.Message}` })
    }
    const { Passed, SubCode } = response.ResultObject ?? {}
    if (Passed === 'T') return { state: 'passed', subCode: SubCode ?? null }
    return codes.verdicts.has(SubCode) ? { state: 'failed', subCode: SubCode } : { state: 'pending', subCode: null }
  }

  async probe(): Promise<ProbeResult> {
    const { Code, Message } = await this.#call('DescribeFaceVerify', { CertifyId: '0'.repeat(32) })
    if (Code === codes.unknownCheck) return rightAnswer('406: an unknown check, as expected')
    const meaning = probeAdvice[Code] ?? 'See the result codes in docs/drivers.md.'
    return wrongAnswer(`${Code}: ${Message}`, meaning)
  }

  #call(action: string, query: Record<string, string>) {
    const { key, sceneId, endpoint = 'https://cloudauth.aliyuncs.com' } = this.#options
    return callAliyun(
      { role: 'face', endpoint, action, version: '2019-03-07', query: { SceneId: sceneId, ...query } },
      key
    )
  }
}

function throwIfRefused(code: string) {
  const reason = rejections.get(code)
  if (reason) throw new FaceRefused(reason, code)
}

function fromSettings(): AliyunFaceOptions {
  return { key: aliyunKey(), sceneId: requiredSetting('ALIYUN_FACE_SCENE_ID') }
}
