import { useState } from 'react'
import { noteDraftStore, type NoteDraft } from './noteDraft'
import { localStore } from '~/lib/storage'

/** Written synchronously at each keystroke. */
export function useNoteDraft(courseId: number, noteId: number | 'new') {
  const storage = noteDraftStore(courseId, noteId, localStore)
  const [draft, setDraft] = useState<NoteDraft | null>(() => storage.read())

  function saveDraft(next: NoteDraft) {
    storage.saveDraft(next)
    setDraft(next)
  }

  function drop() {
    storage.drop()
    setDraft(null)
  }

  return { draft, saveDraft, drop }
}
