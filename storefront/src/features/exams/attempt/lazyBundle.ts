/** Code that the first question does not need, in one file. */
export { ResultScreen } from '~/features/exams/result/ResultScreen'
export { restartAttempt, startAttempt } from '~/features/exams/startAttempt'
export { cachePaper } from './cachePaper'
export { listenToKeys } from './listenToKeys'
export { Notes } from './Notes'
export { revealKeys } from './revealKeys'
export { SheetDialog } from './sheet/SheetDialog'
