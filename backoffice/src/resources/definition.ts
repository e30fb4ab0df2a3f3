import type { ResourceProps } from '@refinedev/core'
import type { ReactNode } from 'react'

export interface Screen {
  path: string
  action: string
  element: ReactNode
}

/** One thing the board shows: its name, label and icon for the menu, its paths and its screens. */
export interface Definition {
  resource: ResourceProps
  screens: Screen[]
}
