/** The public interface of exams for other domains. */
export { PaperLink } from './papers/PaperLink'
export { elapsedColumn, passedColumn, pointsColumn } from './papers/scoreColumns'
export { analysisPathOf, examPaths, examPathsOf, scoresPathOf } from './paths'
