import type { AcceptedPlugin } from 'postcss'

export const olderStyles: AcceptedPlugin
