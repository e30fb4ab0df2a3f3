import type { Plugin } from 'vite'
import { icons } from '../src/components/ui/icons.ts'

const drawn = /\bicons\.(\w+)\b/g

/** Puts each icon into the scripts that draw it: shared, all of them stand in a file that every page loads. */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/\.tsx$/.test(id) ? withPaths(code) : null),
  }
}

/** @throws Error for an icon that there is none of */
export function withPaths(code: string): string | null {
  if (!code.includes("ui/icons'") && !code.includes("'./icons'")) return null
  return code.replace(drawn, (_, name: string) => {
    const path = (icons as Record<string, string | undefined>)[name]
    if (!path) throw new Error(`drawn-icons: no icon ${name}`)
    return JSON.stringify(path)
  })
}
