import { keepLoadedFiles } from '~/lib/offline/registerWorker'

/** Asked for again when a part of it is shown, where it did not come. */
export const loadLater = () => import('./lazyBundle')

/** While there is a line, so that it is there without one; what zooms pictures too. */
export async function keepLater(): Promise<void> {
  await Promise.allSettled([loadLater(), import('~/features/exams/question/PictureDialog')])
  await keepLoadedFiles()
}
