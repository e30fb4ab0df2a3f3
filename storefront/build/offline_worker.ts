import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { buildTargets } from '../../scripts/browsers/oldest.mjs'

const folder = fileURLToPath(new URL('../worker/', import.meta.url))
/** One file each: a worker of the whole shop stands at its root. */
const workers = { 'sw.js': 'main.ts', 'sw-off.js': 'unregister.ts' }

/** Builds the worker that keeps copies, under a name that changes with the files of the shop. */
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

/** The same files make the same name, so that nothing is fetched anew that did not change. */
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
