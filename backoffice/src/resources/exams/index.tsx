import { EditOutlined, ReadOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Definition } from '../definition'
import { clauses } from './clauses'
import { examPaths } from './paths'

const BankList = lazy(() => import('./banks/list').then((it) => ({ default: it.BankList })))
const QuestionList = lazy(() =>
  import('./questions/list').then((it) => ({ default: it.QuestionList }))
)
const PaperList = lazy(() => import('./papers/list').then((it) => ({ default: it.PaperList })))
const SubjectPaperList = lazy(() =>
  import('./papers/list').then((it) => ({ default: it.SubjectPaperList }))
)
const PaperQuestions = lazy(() =>
  import('./papers/questions').then((it) => ({ default: it.PaperQuestions }))
)
const ScoreList = lazy(() => import('./papers/scores').then((it) => ({ default: it.ScoreList })))
const MarkingQueue = lazy(() =>
  import('./marking/queue').then((it) => ({ default: it.MarkingQueue }))
)

/** The workspace has one entry in the menu; its tabs lead to the rest. */
export const exams: Definition[] = [
  {
    resource: {
      name: 'question-banks',
      list: examPaths.banks,
      meta: {
        label: '题库管理',
        icon: <ReadOutlined />,
        menu: ['admin'],
        covers: ['/board/admin/question-banks', '/board/admin/papers', examPaths.marking],
      },
    },
    screens: [
      { path: examPaths.banks, action: 'list', element: <BankList /> },
      { path: examPaths.questions, action: 'show', element: <QuestionList /> },
    ],
  },
  ...clauses,
  {
    resource: { name: 'papers', list: examPaths.papers, meta: { label: '试卷' } },
    screens: [
      { path: examPaths.papers, action: 'list', element: <PaperList /> },
      { path: examPaths.paperQuestions, action: 'show', element: <PaperQuestions /> },
      { path: examPaths.scores, action: 'scores', element: <ScoreList /> },
    ],
  },
  {
    resource: {
      name: 'subject-papers',
      list: examPaths.subjectPapers,
      meta: { label: '科目试卷' },
    },
    screens: [{ path: examPaths.subjectPapers, action: 'list', element: <SubjectPaperList /> }],
  },
  {
    resource: { name: 'paper-answers', list: examPaths.marking, meta: { label: '批阅' } },
    screens: [
      { path: examPaths.marking, action: 'list', element: <MarkingQueue key="admin" as="admin" /> },
    ],
  },
  {
    resource: {
      name: 'own-paper-answers',
      list: examPaths.ownMarking,
      meta: { label: '批阅答卷', icon: <EditOutlined />, menu: ['teacher'] },
    },
    screens: [
      {
        path: examPaths.ownMarking,
        action: 'list',
        element: <MarkingQueue key="teacher" as="teacher" />,
      },
    ],
  },
]
