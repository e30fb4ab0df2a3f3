import type { ApiCalls } from '../../support/api_calls'

/** A dialog or drawer, and what opens it. */
export interface Opened {
  /** The file that draws it, below `src` of its front. */
  of: string
  at: string | ((calls: ApiCalls) => Promise<string>)
  /** Names of what is pressed, one after the other: buttons, links, tabs, boxes, entries of menus. */
  press?: (string | RegExp)[]
  key?: string
  /** Only at these widths. */
  widths?: number[]
  /** It is not closed by Escape: somebody has to decide. */
  stays?: boolean
}
