import type { Plugin } from 'vite'
import { islandFile } from '../src/lib/site/islandScript.ts'

/** Writes Astro's island script, which hydrates islands, as a file of the shop. */
export function islandScriptFile(): Plugin {
  return {
    name: 'island-script-file',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const { path, source } = islandFile
      this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
  }
}
