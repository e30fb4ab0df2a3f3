/** The public interface of exams for other domains. */
export { OwnPaperButton } from './papers/OwnPaperButton'
export { ownerOfChapter, ownerOfCourse } from './papers/paper'
export { elapsedColumn, passedColumn, pointsColumn } from './papers/scoreColumns'
export { analysisPathOf, examPaths, examPathsOf, scoresPathOf } from './paths'
