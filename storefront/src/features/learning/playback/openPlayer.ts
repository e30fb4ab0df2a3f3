import { atom } from 'nanostores'
import type { Chapter } from '~/lib/http/apiTypes'

export const playing = atom<Chapter | null>(null)

export const openPlayer = (chapter: Chapter) => playing.set(chapter)
export const closePlayer = () => playing.set(null)
