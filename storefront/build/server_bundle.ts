import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/**
 * Libraries that are built into the shop's server, because loading them as they are takes time and memory at each start: of zod
 * only what Astro checks with it is left, and of React the version for production, whatever `NODE_ENV` says later.
 */
const bundled = ['zod', 'react', 'react-dom']

export function serverBundle(): AstroIntegration {
  return {
    name: 'server-bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [bundleLibraries] } }),
      'astro:build:done': ({ dir }) => escapeFiles(new URL('../server/', dir)),
    },
  }
}

const bundleLibraries: Plugin = {
  name: 'bundle-libraries',
  apply: 'build',
  config: () => ({
    ssr: { noExternal: bundled },
    environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } },
  }),
}

/** One character beyond ASCII makes V8 keep the whole file, with the styles of all pages, in two bytes per character. */
async function escapeFiles(folder: URL) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.mjs')).map((name) => new URL(name, folder))
  await Promise.all(files.map(async (file) => writeFile(file, escapeBeyondAscii(await readFile(file, 'utf8')))))
}

/** Of code whose strings, templates and patterns hold such characters: names and raw templates may not. */
export function escapeBeyondAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
