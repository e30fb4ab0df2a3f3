import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Compiled files are in `dist` of the project (scripts/compile.mjs), one folder deeper than their sources. */
const isCompiled = new URL(import.meta.url).pathname.endsWith('.js')

/** The folder with `.env`, the built front ends and the files that are read at runtime. */
export const projectRoot = new URL(isCompiled ? '../../../../../' : '../../../../', import.meta.url)

export const inProject = (path: string) => resolve(fileURLToPath(projectRoot), path)
