import type { I18nProvider } from '@refinedev/core'
import { zh } from './zh'

export function translate(key: string, params?: unknown, fallback?: string) {
  const text = zh[key] ?? fallback ?? (typeof params === 'string' ? params : key)
  if (typeof params !== 'object' || params === null) return text
  const values = params as Record<string, unknown>
  return text.replace(/{{(\w+)}}/g, (_match, name) => String(values[name] ?? ''))
}

export const i18nProvider: I18nProvider = { translate, changeLocale: () => undefined, getLocale: () => 'zh-CN' }
