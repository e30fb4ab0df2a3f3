/** First match wins: a later pattern also matches the user agents of the browsers above it. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/QQBrowser\//, 'QQ 浏览器'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/HarmonyOS/, '鸿蒙'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
]

export function deviceName(userAgent: string | null): string {
  const names = [browsers, systems].map((patterns) => patterns.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1])
  return names.filter(Boolean).join(' · ') || '未知设备'
}

export function isHandheld(userAgent: string | null): boolean {
  return /Mobile|Android|iPhone|iPad|HarmonyOS/.test(userAgent ?? '')
}
