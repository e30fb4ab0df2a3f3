import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/**
 * Libraries that are bundled into the storefront's server, because loading them unbundled takes time and memory at each
 * start: only the parts of zod that Astro uses remain, and of React the production build, whatever `NODE_ENV` is at run
 * time.
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

/**
 * A single non-ASCII character makes V8 store the whole file, with the styles of all pages, in two bytes per character.
 */
async function escapeFiles(folder: URL) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.mjs')).map((name) => new URL(name, folder))
  await Promise.all(files.map(async (file) => writeFile(file, escapeBeyondAscii(await readFile(file, 'utf8')))))
}

/** Escapes only strings, templates and patterns: names and raw templates must not contain such characters. */
export function escapeBeyondAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
