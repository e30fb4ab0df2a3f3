import type { ReactNode } from 'react'

/** Opens the storefront page of a course in a new tab. */
export const StorefrontCourseLink = (props: { courseId: number; children: ReactNode }) => (
  <a href={`/index/course-info/${props.courseId}`} target="_blank" rel="noreferrer">
    {props.children}
  </a>
)
