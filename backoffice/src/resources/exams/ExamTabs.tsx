import { PathTabs } from '../../components/tabs/PathTabs'
import { useExamPaths } from './paths'

export function ExamTabs() {
  const { viewerRole, paths } = useExamPaths()
  const shared = { [paths.banks]: '题库', [paths.papers]: '考试试卷' }
  if (viewerRole === 'teacher') return <PathTabs paths={shared} />
  const tabs = { ...shared, [paths.subjectPapers]: '科目测试试卷', [paths.marking]: '批阅' }
  return <PathTabs paths={tabs} />
}
