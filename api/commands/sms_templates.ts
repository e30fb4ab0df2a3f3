import { BaseCommand, flags } from '@adonisjs/core/ace'
import { smsTemplates, variablesOf } from '#drivers/sms/notice_texts'

const kinds = { code: '验证码', notice: '通知短信' }
/** The vendor's names for the kinds of values. */
const valueKinds: Record<string, string> = { code: 'numberCaptcha', time: 'time', device: 'others', course: 'others' }

/** The texts that the vendor must approve, made from those that are sent (docs/drivers.md). */
export default class SmsTemplates extends BaseCommand {
  static commandName = 'sms:templates'
  static description = 'Print the texts of all SMS templates, to paste them at the vendor'

  @flags.boolean({ description: 'Print them as JSON, with the fields of CreateSmsTemplate' })
  declare json: boolean

  async run() {
    if (this.json) {
      const sheet = smsTemplates.map(({ name, kind, text }) => ({
        TemplateName: name,
        TemplateType: kind === 'code' ? 0 : 1,
        TemplateContent: text,
        TemplateRule: JSON.stringify(rulesOf(text)),
      }))
      return this.logger.log(JSON.stringify(sheet, null, 2))
    }
    for (const { name, kind, text } of smsTemplates) {
      const rules = Object.entries(rulesOf(text)).map(([variable, rule]) => `${variable}=${rule}`)
      this.logger.log(`${name} · ${kinds[kind]}${rules.length ? ` · ${rules.join(', ')}` : ''}\n${text}\n`)
    }
    const pairs = smsTemplates.map(({ name }) => `${name}:SMS_…`)
    this.logger.log(`ALIYUN_SMS_TEMPLATES=${pairs.join(',')}`)
  }
}

function rulesOf(text: string): Record<string, string> {
  return Object.fromEntries(variablesOf(text).map((name) => [name, valueKinds[name]]))
}
