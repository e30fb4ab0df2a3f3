import { BookOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import { Navigate } from 'react-router'
import { MenuGroup, type Definition } from '../../definition'
import { coursePaths } from '../paths'

const CourseList = lazy(() => import('./list').then(({ CourseList }) => ({ default: CourseList })))
const AuditorCourseList = lazy(() =>
  import('./auditor').then(({ AuditorCourseList }) => ({ default: AuditorCourseList }))
)
const AuditorCourse = lazy(() => import('./auditor').then(({ AuditorCourse }) => ({ default: AuditorCourse })))
const TeacherList = lazy(() => import('../list/TeacherList').then(({ TeacherList }) => ({ default: TeacherList })))
const CourseDetail = lazy(() => import('./detail').then(({ CourseDetail }) => ({ default: CourseDetail })))
const AuditQueue = lazy(() => import('../audit/queue').then(({ AuditQueue }) => ({ default: AuditQueue })))
const AuditScreen = lazy(() => import('../audit/show').then(({ AuditScreen }) => ({ default: AuditScreen })))

const admin = '/board/admin/courses'
const adminDetail = coursePaths.course
const teacher = '/board/teacher/teacher-courses'
const teacherDetail = '/board/teacher/course-detail'
const audit = '/board/admin/course-audit'
const auditor = '/board/auditor/courses'

/** Where an admin who opens a teacher's screen is redirected. */
const inAdmin = (others: string) => ({ role: Role.Teacher, others })

export const courses: Definition[] = [
  {
    resource: {
      name: 'courses',
      list: admin,
      create: adminDetail,
      edit: `${adminDetail}/:id`,
      meta: {
        label: '课程管理',
        icon: <BookOutlined />,
        menu: ['admin'],
        group: MenuGroup.content,
        covers: ['/board/admin/answer', audit, '/board/admin/synonyms'],
      },
    },
    screens: [
      { path: admin, action: 'list', element: <CourseList /> },
      { path: adminDetail, action: 'create', element: <CourseDetail resource="courses" back={admin} /> },
      { path: `${adminDetail}/:id`, action: 'edit', element: <CourseDetail resource="courses" back={admin} /> },
      { path: '/board/admin/teacher-courses', action: 'list', element: <Navigate to={admin} replace /> },
      { path: audit, action: 'publish', element: <AuditQueue /> },
      { path: `${audit}/:courseId`, action: 'publish', element: <AuditScreen /> },
    ],
  },
  {
    resource: {
      name: 'courses',
      identifier: 'auditor-courses',
      list: auditor,
      meta: { label: '课程管理', icon: <BookOutlined />, menu: ['auditor'] },
    },
    screens: [
      { path: auditor, action: 'list', element: <AuditorCourseList /> },
      { path: `${auditor}/:courseId`, action: 'show', element: <AuditorCourse /> },
    ],
  },
  {
    resource: {
      name: 'teacher-courses',
      list: teacher,
      create: teacherDetail,
      edit: `${teacherDetail}/:id`,
      meta: {
        label: '我的课程',
        icon: <BookOutlined />,
        menu: ['teacher'],
        covers: ['/board/teacher/teacher-answers', '/board/teacher/answer'],
      },
    },
    screens: [
      {
        path: teacher,
        action: 'list',
        element: <TeacherList resource="teacher-courses" title="我的课程" noun="课程" detail={teacherDetail} />,
        own: inAdmin(admin),
      },
      {
        path: teacherDetail,
        action: 'create',
        element: <CourseDetail resource="teacher-courses" back={teacher} />,
        own: inAdmin(adminDetail),
      },
      {
        path: `${teacherDetail}/:id`,
        action: 'edit',
        element: <CourseDetail resource="teacher-courses" back={teacher} />,
        own: inAdmin(`${adminDetail}/:id`),
      },
    ],
  },
]
