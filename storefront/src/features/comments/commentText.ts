import { CommentLength, messages } from '@zhuxue/api/terms/comments'

/** What is wrong with a comment before it is sent, or null; the server measures the same way. */
export function commentProblem(text: string): string | null {
  const { length } = text.trim()
  if (length === 0) return messages.empty
  return length > CommentLength ? messages.tooLong : null
}
