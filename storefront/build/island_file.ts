import type { Plugin } from 'vite'
import { islandFile } from '../src/lib/site/islandScript.ts'

/** Puts what begins islands among the files of the shop. */
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
