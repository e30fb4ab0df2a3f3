import { waitingTests } from '@zhuxue/api/terms/certificates'
import { BeatReasonText, DenialText } from '@zhuxue/api/terms/learning'
import type { MyCourse } from '~/lib/http/wire'

type Studied = Pick<MyCourse, 'denial' | 'heldChapters' | 'unseenChapters'>

/** Why minutes of a course do not count, and what can be done about it. */
export function studyAdvice({ denial, heldChapters, unseenChapters }: Studied): string[] {
  const unseen = unseenChapters.map((name) => `「${name}」${BeatReasonText.unseen}`)
  return [denial && DenialText[denial], waitingTests(heldChapters), ...unseen].filter(
    (sentence) => sentence !== null
  )
}
