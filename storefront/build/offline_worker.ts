import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { buildTargets } from '../../scripts/browsers/oldest.mjs'

const folder = fileURLToPath(new URL('../worker/', import.meta.url))
/** One file each, because a worker for the whole storefront must be served from its root. */
const workers = { 'sw.js': 'main.ts', 'sw-off.js': 'unregister.ts' }

/** Builds the service worker for offline copies, under a name derived from the files of the storefront. */
export function offlineWorker(): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await readdir(new URL('_astro/', dir))
        for (const [name, entry] of Object.entries(workers)) {
          await buildWorker(entry, name, fileURLToPath(dir), buildName(files))
        }
      },
    },
  }
}

/** Identical files give the same name, so unchanged files are not downloaded again. */
export const buildName = (files: readonly string[]) =>
  createHash('sha256')
    .update([...files].sort().join())
    .digest('hex')
    .slice(0, 12)

async function buildWorker(entry: string, name: string, outDir: string, buildId: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(buildId) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: buildTargets,
      lib: { entry: folder + entry, formats: ['iife'], name: 'worker', fileName: () => name },
    },
  })
}
