import { callAliyun } from '#drivers/aliyun/aliyun_client'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { aliyunKey, requiredSetting } from '#drivers/aliyun/aliyun_settings'
import { DriverFailure } from '#drivers/driver_failure'
import type { ProbeResult } from '#drivers/probe'
import { probeSms } from '#drivers/sms/probe_sms'
import { SmsSender, type Sms, type SmsNotice } from '#drivers/sms/sms_sender'

export interface AliyunSmsOptions {
  key: AliyunKey
  signName: string
  /** Templates by purpose take `code`; templates by notice take the values of that notice. */
  templates: Record<string, string>
  endpoint?: string
}

const defaultEndpoint = 'https://dysmsapi.aliyuncs.com'

export default class AliyunSms extends SmsSender {
  #options: AliyunSmsOptions

  constructor(options: AliyunSmsOptions = fromSettings()) {
    super()
    this.#options = options
  }

  send({ telephone, purpose, code }: Sms): Promise<void> {
    return this.#send(telephone, purpose, { code })
  }

  notify({ telephone, notice, values }: SmsNotice): Promise<void> {
    return this.#send(telephone, notice, values)
  }

  probe(): Promise<ProbeResult> {
    const { endpoint = defaultEndpoint, ...options } = this.#options
    return probeSms({ ...options, endpoint })
  }

  async #send(telephone: string, kind: string, values: Record<string, string>): Promise<void> {
    const { key, signName, templates, endpoint = defaultEndpoint } = this.#options
    const template = templates[kind]
    if (!template) throw new DriverFailure('sms', { cause: `no template for ${kind}` })

    const response = await callAliyun(
      {
        role: 'sms',
        endpoint,
        action: 'SendSms',
        version: '2017-05-25',
        query: {
          PhoneNumbers: telephone,
          SignName: signName,
          TemplateCode: template,
          TemplateParam: JSON.stringify(values),
        },
      },
      key
    )
    // Errors of the service have HTTP status 200.
    if (response.Code !== 'OK') {
      throw new DriverFailure('sms', { cause: `${response.Code}: ${response.Message}` })
    }
  }
}

/** `ALIYUN_SMS_TEMPLATES=login:SMS_1,register:SMS_2,reset:SMS_3,telephone:SMS_4,…` */
function fromSettings(): AliyunSmsOptions {
  const pairs = requiredSetting('ALIYUN_SMS_TEMPLATES')
    .split(',')
    .map((pair) => pair.trim().split(':'))
  return { key: aliyunKey(), signName: requiredSetting('ALIYUN_SMS_SIGN_NAME'), templates: Object.fromEntries(pairs) }
}
