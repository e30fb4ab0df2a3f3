import { PaperSchema } from '#core/schema'
import type { KeysShown, PaperType } from '#exams/papers/terms'

/** What a course, a chapter or a subject is tested by. */
export default class Paper extends PaperSchema {
  static table = 'papers'
  declare paperType: PaperType
  declare keysShown: KeysShown
}
