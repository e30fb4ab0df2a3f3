import { EditOutlined, ReadOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../definition'
import { clauses } from './clauses'
import { examPaths as admin, examPathsOf } from './paths'

const teacher = examPathsOf('teacher')
/** Admins have the same screens for all teachers. */
const inAdmin = (others: string) => ({ role: Role.Teacher, others })

const BankList = lazy(() => import('./banks/list').then((it) => ({ default: it.BankList })))
const QuestionList = lazy(() => import('./questions/list').then((it) => ({ default: it.QuestionList })))
const PaperList = lazy(() => import('./papers/list').then((it) => ({ default: it.PaperList })))
const SubjectPaperList = lazy(() => import('./papers/list').then((it) => ({ default: it.SubjectPaperList })))
const PaperById = lazy(() => import('./papers/PaperScreen').then((it) => ({ default: it.PaperById })))
const NewCoursePaper = lazy(() => import('./papers/NewPaper').then((it) => ({ default: it.NewCoursePaper })))
const NewSubjectPaper = lazy(() => import('./papers/NewPaper').then((it) => ({ default: it.NewSubjectPaper })))
const CoursePaper = lazy(() => import('./papers/OwnedPaper').then((it) => ({ default: it.CoursePaper })))
const ChapterPaper = lazy(() => import('./papers/OwnedPaper').then((it) => ({ default: it.ChapterPaper })))
const ScoreList = lazy(() => import('./papers/scores').then((it) => ({ default: it.ScoreList })))
const MarkingQueue = lazy(() => import('./marking/queue').then((it) => ({ default: it.MarkingQueue })))
const PaperAnalysis = lazy(() => import('./analysis/paper').then((it) => ({ default: it.PaperAnalysis })))
const QuestionAnalysis = lazy(() => import('./analysis/question').then((it) => ({ default: it.QuestionAnalysis })))

/** The workspace has one menu entry; its tabs lead to the rest. */
export const exams: Definition[] = [
  {
    resource: {
      name: 'question-banks',
      list: admin.banks,
      meta: {
        label: '题库管理',
        icon: <ReadOutlined />,
        menu: ['admin'],
        group: MenuGroup.study,
        covers: [
          '/board/admin/question-banks',
          '/board/admin/papers',
          '/board/admin/subject-papers',
          '/board/admin/questions',
          admin.marking,
        ],
      },
    },
    screens: [
      { path: admin.banks, action: 'list', element: <BankList /> },
      { path: admin.questions, action: 'show', element: <QuestionList /> },
    ],
  },
  ...clauses,
  {
    resource: { name: 'papers', list: admin.papers, meta: { label: '试卷' } },
    screens: [
      { path: admin.papers, action: 'list', element: <PaperList /> },
      { path: admin.newPaper, action: 'show', element: <NewCoursePaper /> },
      { path: admin.paper, action: 'show', element: <PaperById /> },
      { path: admin.coursePaper, action: 'show', element: <CoursePaper /> },
      { path: admin.chapterPaper, action: 'show', element: <ChapterPaper /> },
      { path: admin.scores, action: 'scores', element: <ScoreList /> },
      { path: admin.analysis, action: 'analysis', element: <PaperAnalysis /> },
      { path: admin.questionAnalysis, action: 'questionAnalysis', element: <QuestionAnalysis /> },
    ],
  },
  {
    resource: { name: 'subject-papers', list: admin.subjectPapers, meta: { label: '科目试卷' } },
    screens: [
      { path: admin.subjectPapers, action: 'list', element: <SubjectPaperList /> },
      { path: admin.newSubjectPaper, action: 'list', element: <NewSubjectPaper /> },
    ],
  },
  {
    resource: { name: 'paper-answers', list: admin.marking, meta: { label: '批阅' } },
    screens: [{ path: admin.marking, action: 'list', element: <MarkingQueue key="admin" as="admin" /> }],
  },
  {
    resource: {
      name: 'question-banks',
      identifier: 'own-question-banks',
      list: teacher.banks,
      meta: {
        label: '题库管理',
        icon: <ReadOutlined />,
        menu: ['teacher'],
        covers: ['/board/teacher/question-banks', '/board/teacher/papers'],
      },
    },
    screens: [
      { path: teacher.banks, action: 'list', element: <BankList />, own: inAdmin(admin.banks) },
      { path: teacher.questions, action: 'show', element: <QuestionList />, own: inAdmin(admin.questions) },
    ],
  },
  {
    resource: { name: 'papers', identifier: 'own-papers', list: teacher.papers, meta: { label: '试卷' } },
    screens: [
      { path: teacher.papers, action: 'list', element: <PaperList />, own: inAdmin(admin.papers) },
      { path: teacher.newPaper, action: 'show', element: <NewCoursePaper />, own: inAdmin(admin.newPaper) },
      { path: teacher.paper, action: 'show', element: <PaperById />, own: inAdmin(admin.paper) },
      { path: teacher.coursePaper, action: 'show', element: <CoursePaper />, own: inAdmin(admin.coursePaper) },
      { path: teacher.chapterPaper, action: 'show', element: <ChapterPaper />, own: inAdmin(admin.chapterPaper) },
      { path: teacher.analysis, action: 'analysis', element: <PaperAnalysis />, own: inAdmin(admin.analysis) },
    ],
  },
  {
    resource: {
      name: 'own-paper-answers',
      list: teacher.marking,
      meta: { label: '批阅答卷', icon: <EditOutlined />, menu: ['teacher'] },
    },
    screens: [
      {
        path: teacher.marking,
        action: 'list',
        element: <MarkingQueue key="teacher" as="teacher" />,
        own: inAdmin(admin.marking),
      },
    ],
  },
]
