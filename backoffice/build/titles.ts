import type { Definition } from '../src/resources/definition'
import { runnerImport, type Plugin } from 'vite'

/** Titles of the menu entries by path, read from the resource definitions. */
export async function titles(): Promise<Record<string, string>> {
  const { module } = await runnerImport<{ resources: Definition[] }>('/src/resources/index.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  })
  const entries = module.resources.filter(({ resource }) => resource.meta?.menu && resource.list)
  return Object.fromEntries(entries.map(({ resource }) => [resource.list as string, resource.meta!.label!]))
}

/** `runnerImport` runs no build; without this Vite fails at the first CSS module. */
const none = '\0no-styles'
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? none : undefined),
  load: (id) => (id === none ? 'export default {}' : undefined),
}
