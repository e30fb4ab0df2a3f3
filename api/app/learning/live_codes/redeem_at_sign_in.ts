import db from '@adonisjs/lucid/services/db'
import { SignInRedemption, type UsedCode } from '#accounts/sign_in/sign_in_codes'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError, TooManyRequests } from '#core/errors'
import { redeemLiveCodeThrottled } from '#learning/live_codes/redeem_live_code_throttled'
import { messages } from '#learning/terms'

/** Codes are unique, so the code alone identifies the course. */
export class RedeemAtSignIn extends SignInRedemption {
  async use(user: CurrentUser, code: string): Promise<UsedCode> {
    try {
      const courseId = await courseOf(code)
      const opened = await redeemLiveCodeThrottled(user, courseId, code)
      if (!opened) return refused(messages.liveCodeInvalid)
      return { valid: true, courseId, msg: messages.liveCodeAccepted }
    } catch (error) {
      if (error instanceof NotFound) return refused(messages.liveCodeInvalid)
      if (error instanceof UserError || error instanceof TooManyRequests) return refused(error.message)
      throw error
    }
  }
}

async function courseOf(typed: string): Promise<number | null> {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  const row = await db.from('live_codes').where('code', code).select('course_id as id').first()
  return row?.id ?? null
}

const refused = (msg: string): UsedCode => ({ valid: false, courseId: null, msg })
