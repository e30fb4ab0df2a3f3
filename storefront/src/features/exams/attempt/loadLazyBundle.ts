import { precacheLoadedFiles } from '~/lib/offline/registerWorker'

/** Asked for again when a part of it is shown, where it did not come. */
export const loadLazyBundle = () => import('./lazyBundle')

/** While there is a line, so that it is there without one; what zooms pictures too. */
export async function precacheLazyBundle(): Promise<void> {
  await Promise.allSettled([loadLazyBundle(), import('~/features/exams/question/PictureDialog')])
  await precacheLoadedFiles()
}
