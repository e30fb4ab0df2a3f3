import type { Attempt } from '@zhuxue/api/idempotency-key'
import { session } from '~/lib/session/session'

/** Typed text that is not on the server yet. */
export interface NoteDraft {
  text: string
  chapterId: number
  second: number
  /** Of the edited text; 0 for a new note. */
  revision: number
  /** The call that may have arrived. */
  attempt: Attempt | null
}

/** `localStorage`, or a replacement in tests. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * One draft, on this device (docs/threats.md T122): it survives a reload, a closed window and an ended session, and is
 * restored only for its author. Without room or permission it lives as long as the page.
 */
export function noteDraftStore(courseId: number, noteId: number | 'new', storage: DraftStorage) {
  const key = `zhuxue.note.${courseId}.${noteId}`
  return {
    read(): NoteDraft | null {
      try {
        const storedDraft = JSON.parse(storage.getItem(key) ?? 'null')
        return storedDraft?.of === ownerMark() ? (storedDraft.draft as NoteDraft) : null
      } catch {
        return null
      }
    },
    saveDraft(draft: NoteDraft): void {
      try {
        storage.setItem(key, JSON.stringify({ of: ownerMark(), draft }))
      } catch {
        // The page still has it.
      }
    },
    drop(): void {
      try {
        storage.removeItem(key)
      } catch {
        // Nothing was written either.
      }
    },
  }
}

/**
 * The token changes with each sign-in, the name does not; a hash stands for it, so that the name is not stored again.
 */
function ownerMark(): number {
  const { userName } = session.get()
  return [...userName].reduce((mark, letter) => (mark * 31 + letter.codePointAt(0)!) % 4294967291, 7)
}
