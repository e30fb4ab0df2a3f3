/** What other domains of the board may use of exams. */
export { OwnPaperButton } from './papers/OwnPaperButton'
export { ownerOfChapter, ownerOfCourse } from './papers/paper'
export { analysisPathOf, scoresPathOf } from './paths'
