import { PaperSchema } from '#core/schema'
import type { KeysShown, PaperType } from '#exams/papers/terms'

export default class Paper extends PaperSchema {
  static table = 'papers'
  declare paperType: PaperType
  declare keysShown: KeysShown
}
