import { callAliyun } from '#drivers/aliyun/aliyun_client'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { aliyunKey, requiredSetting } from '#drivers/aliyun/aliyun_settings'
import { DriverFailure } from '#drivers/driver_failure'
import {
  FaceDailyLimitReached,
  FaceVerifier,
  type FaceSubject,
  type FaceCheckStart,
  type FaceVerdict,
} from '#drivers/face/face_verifier'

export interface AliyunFaceOptions {
  key: AliyunKey
  sceneId: string
  endpoint?: string
}

/** `notYet`: the page was not finished; `verdicts`: reasons of a decided check. */
const codes = {
  done: '200',
  triesSpent: '418',
  notYet: new Set(['404', '408', '424']),
  verdicts: new Set(['201', '202', '203', '204', '205', '206', '207', '209']),
}

/** Aliyun Cloudauth (2019-03-07), product ID_PRO. */
export default class AliyunFace extends FaceVerifier {
  #options: AliyunFaceOptions

  constructor(options: AliyunFaceOptions = fromSettings()) {
    super()
    this.#options = options
  }

  async begin({ orderNo, name, idCard, metaInfo, returnUrl }: FaceSubject): Promise<FaceCheckStart> {
    const { Code, Message, ResultObject } = await this.#call('InitFaceVerify', {
      OuterOrderNo: orderNo,
      ProductCode: 'ID_PRO',
      CertType: 'IDENTITY_CARD',
      CertName: name,
      CertNo: idCard,
      MetaInfo: metaInfo,
      ReturnUrl: returnUrl,
    })
    if (Code === codes.triesSpent) throw new FaceDailyLimitReached(Message)
    if (Code !== codes.done || !ResultObject?.CertifyId || !ResultObject.CertifyUrl) {
      throw new DriverFailure('face', { cause: `${Code}: ${Message}` })
    }
    return { certifyId: ResultObject.CertifyId, certifyUrl: ResultObject.CertifyUrl }
  }

  async verdict(certifyId: string): Promise<FaceVerdict> {
    const response = await this.#call('DescribeFaceVerify', { CertifyId: certifyId })
    if (codes.notYet.has(response.Code)) return { state: 'pending', subCode: null }
    if (response.Code !== codes.done) {
      throw new DriverFailure('face', { cause: `${response.Code}: ${response.Message}` })
    }
    const { Passed, SubCode } = response.ResultObject ?? {}
    if (Passed === 'T') return { state: 'passed', subCode: SubCode ?? null }
    return codes.verdicts.has(SubCode) ? { state: 'failed', subCode: SubCode } : { state: 'pending', subCode: null }
  }

  #call(action: string, query: Record<string, string>) {
    const { key, sceneId, endpoint = 'https://cloudauth.aliyuncs.com' } = this.#options
    return callAliyun(
      { role: 'face', endpoint, action, version: '2019-03-07', query: { SceneId: sceneId, ...query } },
      key
    )
  }
}

function fromSettings(): AliyunFaceOptions {
  return { key: aliyunKey(), sceneId: requiredSetting('ALIYUN_FACE_SCENE_ID') }
}
