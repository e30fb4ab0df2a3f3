import type { ReactNode } from 'react'

/** The page of a course in the shop, in a tab of its own. */
export const StorefrontCourseLink = (props: { courseId: number; children: ReactNode }) => (
  <a href={`/index/course-info/${props.courseId}`} target="_blank" rel="noreferrer">
    {props.children}
  </a>
)
