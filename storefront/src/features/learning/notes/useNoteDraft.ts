import { useState } from 'react'
import { noteDraftShelf, type NoteDraft } from './noteDraft'
import { localStore } from '~/lib/storage'

/** Written at each keystroke, in the same moment. */
export function useNoteDraft(courseId: number, noteId: number | 'new') {
  const shelf = noteDraftShelf(courseId, noteId, localStore)
  const [draft, setDraft] = useState<NoteDraft | null>(() => shelf.read())

  function keep(next: NoteDraft) {
    shelf.keep(next)
    setDraft(next)
  }

  function drop() {
    shelf.drop()
    setDraft(null)
  }

  return { draft, keep, drop }
}
