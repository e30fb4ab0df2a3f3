import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { ruleMessages } from '@zhuxue/api/terms/certificates/education_rules'
import { CourseEduLogStatusText } from '@zhuxue/api/terms/certificates/course_edu_logs'
import { HourUploadStateText } from '@zhuxue/api/terms/certificates/uploads'
import { CycleStateText, countedForText } from '@zhuxue/api/terms/certificates/cycles'
import { CertificateStatusText } from '@zhuxue/api/terms/certificates'
import { IssueStateText } from '@zhuxue/api/terms/certificates/issues'
import { hoursOf } from '@zhuxue/api/terms/settings/hours'
import type { Column } from '~/components/ui/list/RecordTable'
import { courseTypeText } from '~/lib/courseTypes'
import { formatDuration, minute } from '~/lib/format'
import type { Transcript } from '~/lib/http/apiTypes'
import { Hours } from './Hours'
import styles from './Transcript.module.css'

const { number } = styles

/** Right-aligned credit. */
function hours<Row>(title: string, read: (row: Row) => number): Column<Row> {
  return {
    title,
    className: `${number} ${styles.hours}`,
    headClass: number,
    cell: (row) => <Hours minutes={read(row)} />,
  }
}

export const certificateColumns: Column<Transcript['certs'][number]>[] = [
  { title: '专业', cell: ({ certSubject }) => CertSubjectText[certSubject] },
  { title: '课程类型', cell: ({ requiredCourse }) => RequiredCourseText[requiredCourse] },
  { title: '状态', cell: ({ certificateStatus }) => CertificateStatusText[certificateStatus] },
  hours('待通过测试', ({ heldHours }) => heldHours),
  hours('未上传', ({ availableHours }) => availableHours),
  hours('已上传', ({ usedHours }) => usedHours),
]

type StudiedCourse = Transcript['courses'][number]

export const courseColumns: Column<StudiedCourse>[] = [
  { title: '课程', className: styles.name, cell: ({ courseName }) => courseName },
  { title: '类型', cell: ({ courseType }) => courseTypeText(courseType) },
  {
    title: '状态',
    cell: ({ courseEduLogStatus }) => (courseEduLogStatus ? CourseEduLogStatusText[courseEduLogStatus] : '—'),
  },
  {
    title: '学习时间',
    className: number,
    headClass: number,
    cell: ({ studiedSeconds }) => formatDuration(studiedSeconds),
  },
  { title: '学完章节', className: number, headClass: number, cell: ({ finishedChapters }) => finishedChapters },
  hours<StudiedCourse>('总学时', ({ totalTime }) => totalTime),
  hours<StudiedCourse>('获得', ({ earnedHours }) => earnedHours),
  hours<StudiedCourse>('待通过测试', ({ heldHours }) => heldHours),
  hours<StudiedCourse>('未上传', ({ availableHours }) => availableHours),
  hours<StudiedCourse>('已上传', ({ usedHours }) => usedHours),
]

export const uploadColumns: Column<Transcript['uploads'][number]>[] = [
  { title: '课程', className: styles.name, cell: ({ courseName }) => courseName },
  hours('学时', ({ learningHours }) => learningHours),
  { title: '上传时间', className: styles.time, cell: ({ uploadTime }) => minute(uploadTime) },
  { title: '状态', cell: ({ state }) => HourUploadStateText[state] },
  { title: '受理编号', cell: ({ receiptNo }) => receiptNo ?? '—' },
]

export const testColumns: Column<Transcript['tests'][number]>[] = [
  { title: '试卷', className: styles.name, cell: ({ paperName }) => paperName },
  { title: '得分', className: number, headClass: number, cell: ({ userScore }) => userScore },
  { title: '结果', cell: ({ userPass }) => (userPass ? '合格' : '不合格') },
  { title: '交卷时间', className: styles.time, cell: ({ handinTime }) => minute(handinTime) },
]

export const printColumns: Column<Transcript['prints'][number]>[] = [
  { title: '证书编号', cell: ({ issueNo }) => issueNo },
  { title: '专业', cell: ({ certSubject }) => CertSubjectText[certSubject] },
  { title: '状态', cell: ({ state }) => IssueStateText[state] },
  { title: '打印时间', className: styles.time, cell: ({ createTime }) => minute(createTime) },
]

type Cycle = Transcript['cycles'][number]

/** Counted and needed hours, in 学时 of the rule. */
function cycleHours(title: string, read: (cycle: Cycle) => Cycle['required']): Column<Cycle> {
  return {
    title,
    className: number,
    headClass: number,
    cell(cycle) {
      const sums = read(cycle)
      if (!sums) return '—'
      const { minutesPerHour } = cycle
      return `${hoursOf(sums.countedMinutes, minutesPerHour)} / ${hoursOf(sums.targetMinutes, minutesPerHour)}`
    },
  }
}

export const cycleColumns: Column<Cycle>[] = [
  {
    title: '执业证书',
    className: styles.name,
    cell: ({ kindName, specialtyName }) => countedForText({ kindName, specialtyName }),
  },
  { title: '注册编号', cell: ({ numberMasked }) => numberMasked ?? '—' },
  { title: '学时周期', cell: ({ startsOn, endsOn }) => `${startsOn} 至 ${endsOn}` },
  cycleHours('必修学时', ({ required }) => required),
  cycleHours('选修学时', ({ elective }) => elective),
  {
    title: '状态',
    cell: ({ state, ruleChecked }) => `${CycleStateText[state]}${ruleChecked ? '' : `（${ruleMessages.unchecked}）`}`,
  },
]
