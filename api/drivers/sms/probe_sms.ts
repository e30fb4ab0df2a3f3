import { callAliyun } from '#drivers/aliyun/aliyun_client'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { doubtfulAnswer, rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'
import { smsTemplates, variablesOf } from '#drivers/sms/notice_texts'

const approved = '1'
const states: Record<string, string> = { 0: 'in review', 2: 'rejected', 10: 'cancelled' }

interface Options {
  key: AliyunKey
  signName: string
  templates: Record<string, string>
  endpoint: string
}

/**
 * Compares signature and templates at the vendor with ours. Signature and codes are required; a notice without a template
 * is only not sent.
 */
export async function probeSms(options: Options): Promise<ProbeResult> {
  // At once: one after the other they take longer than the deadline of a probe.
  const [signFault, templateFaults] = await Promise.all([faultOfSign(options), faultsOfTemplates(options)])
  if (signFault)
    return wrongAnswer(signFault, 'Compare ALIYUN_SMS_SIGN_NAME with the signatures of the vendor’s console.')
  if (!templateFaults.size) {
    return rightAnswer(`the signature ${options.signName} and ${smsTemplates.length} templates are approved`)
  }

  const found = [...templateFaults].map(([name, fault]) => `${name} ${fault}`).join(', ')
  const isCodeMissing = smsTemplates.some(({ name, kind }) => kind === 'code' && templateFaults.has(name))
  const advice = 'Register the texts of "npm run ace -- sms:templates" and name them in ALIYUN_SMS_TEMPLATES.'
  return isCodeMissing ? wrongAnswer(found, advice) : doubtfulAnswer(found, advice)
}

async function faultOfSign(options: Options): Promise<string | null> {
  const { signName } = options
  const { Code, SignStatus } = await call(options, 'QuerySmsSign', { SignName: signName })
  const fault = stateFault(Code, SignStatus)
  return fault && `the signature ${signName} ${fault}`
}

async function faultsOfTemplates(options: Options): Promise<Map<string, string>> {
  const faults = await Promise.all(
    smsTemplates.map(async ({ name, text }) => {
      const code = options.templates[name]
      return [name, code ? await faultOfTemplate(options, code, text) : 'not set'] as const
    })
  )
  return new Map(faults.flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
}

async function faultOfTemplate(options: Options, template: string, text: string): Promise<string | null> {
  const found = await call(options, 'GetSmsTemplate', { TemplateCode: template })
  const fault = stateFault(found.Code, found.TemplateStatus)
  if (fault) return fault
  const [theirs, ours] = [found.TemplateContent, text].map((one) => variablesOf(String(one)).sort().join())
  return theirs === ours ? null : `has variables ${theirs || 'none'} instead of ${ours || 'none'}`
}

function stateFault(code: unknown, state: unknown): string | null {
  if (code !== 'OK') return String(code)
  return String(state) === approved ? null : (states[String(state)] ?? `in state ${state}`)
}

function call({ key, endpoint }: Options, action: string, query: Record<string, string>) {
  return callAliyun({ role: 'sms', endpoint, action, version: '2017-05-25', query }, key)
}
