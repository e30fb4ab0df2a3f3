import { PathTabs } from '../../kit/PathTabs'
import { examPaths } from './paths'

const tabs = {
  [examPaths.banks]: '题库',
  [examPaths.papers]: '考试试卷',
  [examPaths.subjectPapers]: '科目测试试卷',
  [examPaths.marking]: '批阅',
}

export const ExamTabs = () => <PathTabs paths={tabs} />
