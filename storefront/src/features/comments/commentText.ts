import { characterCount } from '@zhuxue/api/characters'
import { CommentMaxLength, messages } from '@zhuxue/api/terms/comments'

/** The server measures the same way. */
export function commentError(text: string): string | null {
  const length = characterCount(text.trim())
  if (length === 0) return messages.empty
  return length > CommentMaxLength ? messages.tooLong : null
}
