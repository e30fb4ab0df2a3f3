import type { ApiCalls } from '../../support/api_calls'

/** A dialog or drawer, and how it is opened. */
export interface Opened {
  /** The file that renders it, below `src` of its front end. */
  of: string
  at: string | ((calls: ApiCalls) => Promise<string>)
  /** Names of the elements to press in order: buttons, links, tabs, checkboxes, menu items. */
  press?: (string | RegExp)[]
  key?: string
  /** Only at these widths. */
  widths?: number[]
  /** Escape does not close it: the user has to decide. */
  stays?: boolean
}
