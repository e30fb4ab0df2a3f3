import { adjustableFieldNames } from '@zhuxue/api/course-fields'
import { ConfigProvider } from 'antd'
import { createContext, useContext, type ReactNode } from 'react'
import type { CourseValues } from './values'

export const Adjusting = createContext(false)

export function Adjustable({ children }: { children: ReactNode }) {
  const open = useContext(Adjusting)
  return <ConfigProvider componentDisabled={open ? false : undefined}>{children}</ConfigProvider>
}

export function withAdjustments(course: CourseValues, values: Partial<CourseValues>): CourseValues {
  const part = adjustableFieldNames.filter((field) => field in values).map((field) => [field, values[field]])
  return { ...course, ...Object.fromEntries(part), reason: values.reason }
}
