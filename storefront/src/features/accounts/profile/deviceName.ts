/** Looked for in this order: what comes later is also claimed by those before it. */
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
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
]

/** 'Chrome · Windows' out of what a browser calls itself: enough to know one's own devices apart. */
export function deviceName(agent: string | null): string {
  const found = [browsers, systems].flatMap((kinds) => nameIn(kinds, agent ?? ''))
  return found.join(' · ') || '未知设备'
}

/** Whether it is held in a hand. */
export function isHandheld(agent: string | null): boolean {
  return /Mobile|Android|iPhone|iPad|HarmonyOS/.test(agent ?? '')
}

function nameIn(kinds: [RegExp, string][], agent: string): string[] {
  return kinds
    .filter(([pattern]) => pattern.test(agent))
    .map(([, name]) => name)
    .slice(0, 1)
}
