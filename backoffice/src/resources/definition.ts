import type { ResourceProps } from '@refinedev/core'
import type { Role } from '@zhuxue/api/terms/accounts'
import type { ReactNode } from 'react'

/** Headings of the menu of an admin, who has seventeen entries. */
export const MenuGroup = { partners: '合作', content: '内容', trade: '交易', study: '学习', system: '系统' } as const

export type MenuGroup = (typeof MenuGroup)[keyof typeof MenuGroup]

export interface Own {
  role: Role
  /** May name ids of the screen's own address. */
  others: string
}

export interface Screen {
  path: string
  action: string
  element: ReactNode
  /** Of whom it shows the own figures, and where an admin without that role finds those of others. */
  own?: Own
}

export interface Definition {
  resource: ResourceProps
  screens: Screen[]
}
