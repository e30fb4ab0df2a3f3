import { Switch } from 'antd'
import type { RowActions } from './useRowActions'
import type { Course } from '../../../lib/apiTypes'

interface Props {
  course: Course
  actions: RowActions
}

export const PublishSwitch = ({ course, actions }: Props) => (
  <Switch
    size="small"
    aria-label={`发布 ${course.courseName}`}
    checked={course.courseStatus === 'published'}
    loading={actions.busy === `publish-${course.courseId}` || actions.busy === `revoke-${course.courseId}`}
    onChange={(on) => actions.setPublished(course, on)}
  />
)

export const HotSwitch = ({ course, actions }: Props) => (
  <Switch
    size="small"
    aria-label={`热门 ${course.courseName}`}
    checked={course.courseHot === 1}
    loading={actions.busy === `hot-${course.courseId}`}
    onChange={(on) => void actions.setHot(course, on)}
  />
)
