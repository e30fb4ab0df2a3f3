import { precacheLoadedFiles } from '~/lib/offline/registerWorker'

/** Requested again when a part of it is shown, if it failed to load. */
export const loadLazyBundle = () => import('./lazyBundle')

/** Loads it while online, so that it works offline; also the code that zooms pictures. */
export async function precacheLazyBundle(): Promise<void> {
  await Promise.allSettled([loadLazyBundle(), import('~/features/exams/question/PictureDialog')])
  await precacheLoadedFiles()
}
