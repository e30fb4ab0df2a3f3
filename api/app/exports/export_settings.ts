import env from '#start/env'

export const exportSettings = {
  /** Exports that run at the same time, in all processes together. */
  atOnce: env.get('EXPORTS_AT_ONCE') ?? 1,
  keepHours: env.get('KEEP_EXPORTS_HOURS') ?? 24,
}
