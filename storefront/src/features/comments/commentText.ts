import { CommentLength, says } from '@zhuxue/api/terms/comments'

/** What is wrong with a comment before it is sent, or null; the server measures the same way. */
export function commentProblem(text: string): string | null {
  const { length } = text.trim()
  if (length === 0) return says.empty
  return length > CommentLength ? says.tooLong : null
}
