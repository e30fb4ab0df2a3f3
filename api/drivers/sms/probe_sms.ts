import { callAliyun } from '#drivers/aliyun/aliyun_client'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { doubtfulAnswer, rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'
import { smsTemplates, variablesOf } from '#drivers/sms/notice_texts'

const approved = '1'
const states: Record<string, string> = { 0: 'in review', 2: 'rejected', 10: 'cancelled' }

interface Options {
  key: AliyunKey
  templates: Record<string, string>
  endpoint: string
}

/** Compares each template at the vendor with ours. Codes are required; a notice without a template is only not sent. */
export async function probeTemplates(options: Options): Promise<ProbeResult> {
  const faults = new Map<string, string>()
  for (const { name, text } of smsTemplates) {
    const code = options.templates[name]
    const fault = code ? await faultOf(options, code, text) : 'not set'
    if (fault) faults.set(name, fault)
  }
  if (!faults.size) return rightAnswer(`${smsTemplates.length} templates are approved`)

  const found = [...faults].map(([name, fault]) => `${name} ${fault}`).join(', ')
  const isCodeMissing = smsTemplates.some(({ name, kind }) => kind === 'code' && faults.has(name))
  const advice = 'Register the texts of "npm run ace -- sms:templates" and name them in ALIYUN_SMS_TEMPLATES.'
  return isCodeMissing ? wrongAnswer(found, advice) : doubtfulAnswer(found, advice)
}

async function faultOf({ key, endpoint }: Options, template: string, text: string): Promise<string | null> {
  const call = { role: 'sms', endpoint, action: 'GetSmsTemplate', version: '2017-05-25' }
  const { Code, TemplateStatus, TemplateContent } = await callAliyun(
    { ...call, query: { TemplateCode: template } },
    key
  )
  if (Code !== 'OK') return String(Code)
  if (String(TemplateStatus) !== approved) return states[String(TemplateStatus)] ?? `in state ${TemplateStatus}`
  const [theirs, ours] = [variablesOf(String(TemplateContent)), variablesOf(text)].map((names) => names.sort().join())
  return theirs === ours ? null : `has variables ${theirs || 'none'} instead of ${ours || 'none'}`
}
