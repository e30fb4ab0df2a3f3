import { ConfigProvider } from 'antd'
import { createContext, useContext, type ReactNode } from 'react'
import type { CourseValues } from './values'

/** What an admin may change on a published course without taking it off the shelf (decisions, section 3). */
export const adjustable = [
  'coursePriceOriginal',
  'coursePrice',
  'coursePriceDiscount',
  'freightPrice',
  'discountRules',
  'courseTags',
  'recommended',
  'courseOrder',
  'orderCount',
] as const satisfies (keyof CourseValues)[]

export const Adjusting = createContext(false)

/** Fields that stay open while prices are adjusted and everything around them is closed. */
export function Adjustable({ children }: { children: ReactNode }) {
  const open = useContext(Adjusting)
  return <ConfigProvider componentDisabled={open ? false : undefined}>{children}</ConfigProvider>
}

/** The course as it stands with the adjustable part of what the form holds: nothing else travels. */
export function adjusted(course: CourseValues, values: Partial<CourseValues>): CourseValues {
  const part = adjustable.filter((field) => field in values).map((field) => [field, values[field]])
  return { ...course, ...Object.fromEntries(part) }
}
