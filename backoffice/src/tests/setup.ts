/** Milliseconds; far above what any query takes, so that a busy machine fails no test. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 15_000 })
}

export {}
