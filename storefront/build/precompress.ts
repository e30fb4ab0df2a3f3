import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const worthIt = /\.(js|css|svg|txt|json|webmanifest)$/

/** Writes .gz and .br beside every text asset, so that the front door sends bytes and computes nothing. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const names = await readdir(root, { recursive: true })
        for (const name of names.filter((one) => worthIt.test(one))) {
          const file = join(root, name)
          const bytes = await readFile(file)
          if (bytes.length < 1024) continue
          await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
          const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
          await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: quality }))
        }
      },
    },
  }
}
