import type { ResourceProps } from '@refinedev/core'
import type { ReactNode } from 'react'
import { answers } from './answers'
import { articles } from './articles'
import { auditLogs } from './audit-logs'
import { channels } from './channels'
import { cloudVideos } from './cloud-videos'
import { comments } from './comments'
import { courses } from './courses'
import { invoices } from './invoices'
import { loginLogs } from './login-logs'
import { orders } from './orders'
import { params } from './params'
import { paymentExceptions } from './payment-exceptions'
import { products } from './products'
import { profile } from './profile'
import { reconciliation } from './reconciliation'
import { refunds } from './refunds'
import { teachers } from './teachers'
import { userCourses } from './user-courses'
import { users } from './users'

export interface Screen {
  path: string
  action: string
  element: ReactNode
}

/** One thing the console shows: its name, label and icon for the menu, its paths and its screens. */
export interface Definition {
  resource: ResourceProps
  screens: Screen[]
}

/** Every resource once; the router, Refine and the menu read this list, in this order. */
export const resources: Definition[] = [
  teachers,
  channels,
  ...courses,
  ...answers,
  products,
  articles,
  userCourses,
  cloudVideos,
  orders,
  paymentExceptions,
  refunds,
  reconciliation,
  invoices,
  comments,
  profile,
  users,
  loginLogs,
  auditLogs,
  params,
]
