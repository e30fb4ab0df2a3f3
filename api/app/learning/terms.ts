import { cooperativeMessages } from './cooperative_sites/terms.js'
import { entitlementMessages } from './entitlements/terms.js'
import { explanationMessages } from './explanations/terms.js'
import { correctionMessages } from './hours/terms.js'
import { liveCodeMessages } from './live_codes/terms.js'
import { playStatisMessages } from './play_statis/terms.js'
import { playbackMessages } from './playback/terms.js'
import { seatMessages } from './seats/terms.js'

export * from './assignments/terms.js'
export * from './credit_blockers/terms.js'
export * from './entitlements/terms.js'
export * from './explanations/terms.js'
export * from './hours/terms.js'
export * from './learner_imports/terms.js'
export * from './live_codes/terms.js'
export * from './play_statis/terms.js'
export * from './playback/terms.js'
export * from './seats/terms.js'
export * from './watched/terms.js'

export const messages = {
  ...cooperativeMessages,
  ...correctionMessages,
  ...entitlementMessages,
  ...explanationMessages,
  ...liveCodeMessages,
  ...playStatisMessages,
  ...playbackMessages,
  ...seatMessages,
} as const
