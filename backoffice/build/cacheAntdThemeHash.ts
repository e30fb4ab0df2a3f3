import type { Plugin } from 'vite'

/**
 * Each read of the theme, some hundred in a list, rebuilt these settings and hashed them to find that nothing had
 * changed.
 */
const rebuiltSettings =
  /cssVar && (\{\s*prefix: cssVar\.prefix,\s*key: cssVar\.key,\s*unitless,\s*ignore,\s*preserve\s*\})/
const once = `
const settings = new WeakMap();
function settingsOf(cssVar) {
  if (!settings.has(cssVar)) settings.set(cssVar, $1);
  return settings.get(cssVar);
}
`

export const cacheAntdThemeHash: Plugin = {
  name: 'fewer-hashes',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/node_modules/antd/es/theme/useToken.js')) return
    const found = rebuiltSettings.exec(code)?.[1]
    if (!found) return this.error('antd reads its theme in another way')
    const rest = code.replace(rebuiltSettings, 'cssVar && settingsOf(cssVar)')
    return { code: rest + once.replace('$1', found), map: null }
  },
}
