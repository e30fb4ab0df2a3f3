import type { HttpContext } from '@adonisjs/core/http'
import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { reasonText } from '#core/rules'

export const ReasonHeader = 'X-Reason'
export const ReasonHeaderMax = 200

const missing = `请在请求头 ${ReasonHeader} 中说明原因（UTF-8，百分号编码）`

const validator = vine.create({ [ReasonHeader]: reasonText(ReasonHeaderMax) })
validator.messagesProvider = new SimpleMessagesProvider({
  required: missing,
  minLength: missing,
  maxLength: `原因最多 ${ReasonHeaderMax} 个字符`,
})

/** Percent-encoded, because many clients send only Latin letters in a header. @throws a validation error */
export async function readReason({ request }: HttpContext): Promise<string> {
  const input = { [ReasonHeader]: decoded(request.header(ReasonHeader)) }
  return (await validator.validate(input))[ReasonHeader]!
}

/** Also plain UTF-8, which Node.js reads as Latin-1. */
function decoded(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const text = Buffer.from(value, 'latin1').toString('utf8')
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}
