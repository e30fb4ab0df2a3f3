import type { HttpContext } from '@adonisjs/core/http'
import LegalText from '#accounts/legal_texts/legal_text'
import { messages, type LegalTextKind } from '#accounts/legal_texts/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { purgeAfterCommit } from '#core/cache/purge'
import { plainText, safeHtml } from '#core/rich_text/rich_text'
import { prepareRichText } from '#core/rich_text/prepare_rich_text'
import { isDuplicate, transaction } from '#core/transaction'

interface LegalTextForm {
  kind: LegalTextKind
  content: string
  changes: string
  major: boolean
  /** Number of the version that was edited; 0 if there was none. */
  formerNumber: number
}

/** Always creates a new version, so that texts users agreed to stay readable. @throws UserError with the field */
export async function publishLegalText(ctx: HttpContext, form: LegalTextForm): Promise<LegalText> {
  const { kind, changes, formerNumber } = form
  const errorText = await prepareRichText(form.content)
  if (errorText) throw new UserError(errorText, { field: 'content' })
  const content = safeHtml(form.content)
  if (!plainText(content) && !content.includes('<img')) {
    throw new UserError(messages.contentNeeded, { field: 'content' })
  }
  try {
    return await transaction(async (trx) => {
      const former = await LegalText.findCurrent(kind, trx)
      if ((former?.number ?? 0) !== formerNumber) throw outdated()
      if (former?.content === content) throw new UserError(messages.unchanged, { field: 'content' })
      const isMajor = form.major || !former
      const number = formerNumber + 1
      const made = await LegalText.create(
        { kind, number, content, changes, isMajor, userId: requireUser(ctx).id },
        { client: trx }
      )
      await audit(trx, ctx, {
        action: 'legal-text.publish',
        object: `legal-text:${made.id}`,
        before: former && { number: former.number },
        reason: changes,
        after: { kind, number, major: isMajor },
      })
      purgeAfterCommit(trx, ['legal-texts'])
      return made
    })
  } catch (error) {
    if (isDuplicate(error)) throw outdated()
    throw error
  }
}

const outdated = () => new UserError(messages.outdated)
