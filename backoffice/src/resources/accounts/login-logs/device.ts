const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Version\/.* Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** 'Mozilla/5.0 (Windows NT 10.0 …) Chrome/131 …' → 'Chrome · Windows'; what nobody knows is 其他. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return '—'
  const named = [browsers, systems].map(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1]
  )
  return named.filter(Boolean).join(' · ') || '其他'
}
