import type { OpenAttempt, Paper } from '~/features/exams/wire'
import { precacheLoadedFiles } from '~/lib/offline/registerWorker'

/** Requested again when a part of it is shown, if it failed to load. */
export const loadLazyBundle = () => import('./lazyBundle')

/** While online, so that a reload works offline: its code, also that which zooms pictures, and the started attempt. */
export async function precacheAttempt(paper: Paper, attempt: OpenAttempt): Promise<void> {
  const loaded = loadLazyBundle()
  await Promise.allSettled([loaded, import('~/features/exams/question/PictureDialog')])
  await precacheLoadedFiles()
  await (await loaded).cachePaper(paper, attempt)
}
