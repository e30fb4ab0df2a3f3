/** What other domains of the board may use of exams. */
export { OwnPaperButton } from './papers/OwnPaperButton'
export { ownerOfChapter, ownerOfCourse } from './papers/paper'
export { elapsedColumn, passedColumn, pointsColumn } from './papers/scoreColumns'
export { analysisPathOf, scoresPathOf } from './paths'
