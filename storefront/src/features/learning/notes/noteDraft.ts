import type { Attempt } from '@zhuxue/api/idempotency-key'
import { session } from '~/lib/session/session'

/** What was typed and is not on the server yet. */
export interface NoteDraft {
  text: string
  chapterId: number
  second: number
  /** Of the text that was changed; 0 for a new note. */
  revision: number
  /** The call that may have arrived. */
  attempt: Attempt | null
}

/** Of `localStore`; another one in tests. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * One draft, on this device (docs/threats.md T122): it outlives a reload, a closed window and an ended session, and is given back
 * only to who typed it. Without room or permission it lives as long as the page.
 */
export function noteDraftStore(courseId: number, noteId: number | 'new', storage: DraftStorage) {
  const key = `zhuxue.note.${courseId}.${noteId}`
  return {
    read(): NoteDraft | null {
      try {
        const kept = JSON.parse(storage.getItem(key) ?? 'null')
        return kept?.of === ownerMark() ? (kept.draft as NoteDraft) : null
      } catch {
        return null
      }
    },
    keep(draft: NoteDraft): void {
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

/** The token changes with each sign-in, the name does not; a number stands for it, so that no name is stored once more. */
function ownerMark(): number {
  const { userName } = session.get()
  return [...userName].reduce((mark, letter) => (mark * 31 + letter.codePointAt(0)!) % 4294967291, 7)
}
