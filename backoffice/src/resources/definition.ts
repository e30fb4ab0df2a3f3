import type { ResourceProps } from '@refinedev/core'
import type { Role } from '@zhuxue/api/terms/accounts'
import type { ReactNode } from 'react'

/** Group headings of the admin's menu, which has seventeen entries. */
export const MenuGroup = { partners: '合作', content: '内容', trade: '交易', study: '学习', system: '系统' } as const

export type MenuGroup = (typeof MenuGroup)[keyof typeof MenuGroup]

export interface OwnScreenRule {
  role: Role
  /** May use the ids of the screen's own path. */
  others: string
}

export interface Screen {
  path: string
  action: string
  element: ReactNode
  /** The role whose own stats the screen shows, and where an admin without that role finds those of others. */
  own?: OwnScreenRule
}

export interface Definition {
  resource: ResourceProps
  screens: Screen[]
}
