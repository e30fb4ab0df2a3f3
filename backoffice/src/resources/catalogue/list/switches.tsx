import { Switch } from 'antd'
import type { RowActions } from './useRowActions'
import type { Course } from '../../../lib/wire'

interface Props {
  course: Course
  deeds: RowActions
}

export const PublishSwitch = ({ course, deeds }: Props) => (
  <Switch
    size="small"
    aria-label={`发布 ${course.courseName}`}
    checked={course.courseStatus === 'published'}
    loading={deeds.busy === `publish-${course.courseId}`}
    onChange={(on) => void deeds.setPublished(course, on)}
  />
)

export const HotSwitch = ({ course, deeds }: Props) => (
  <Switch
    size="small"
    aria-label={`热门 ${course.courseName}`}
    checked={course.courseHot === 1}
    loading={deeds.busy === `hot-${course.courseId}`}
    onChange={(on) => void deeds.setHot(course, on)}
  />
)
