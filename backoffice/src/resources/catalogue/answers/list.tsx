import { CatalogueList } from '../list/CatalogueList'
import { everyStatus, type Listing } from '../list/catalogue'
import { statusFilter, tagFilter, teacherFilter } from '../list/filters'
import { AdminTabs } from '../list/CatalogueTabs'
import { TeacherList } from '../list/TeacherList'

const answers: Listing = {
  resource: 'answers',
  title: '课程管理',
  tab: '问答',
  noun: '问答',
  name: '问答名称',
  measure: '条',
  detail: '/board/admin/answer',
  filters: [teacherFilter, statusFilter, tagFilter],
  defaults: { courseStatus: everyStatus },
  columns: ['name', 'teacher', 'price', 'order', 'status', 'publishTime', 'orderCount', 'publish', 'hot'],
}

export const AnswerList = () => <CatalogueList of={answers} tabs={<AdminTabs />} />

export const TeacherAnswerList = () => (
  <TeacherList resource="teacher-answers" title="我的课程" tab="问答" noun="问答" detail="/board/teacher/answer" />
)
