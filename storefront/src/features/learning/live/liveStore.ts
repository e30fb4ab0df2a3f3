import type { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { atom } from 'nanostores'

/** The live status of the course of this page as the server last said; null before that. */
export const liveStatusNow = atom<LiveStatus | null>(null)
