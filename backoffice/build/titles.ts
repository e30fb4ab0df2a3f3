import type { Definition } from '../src/resources/definition'
import { runnerImport, type Plugin } from 'vite'

/** What each entry of the menu is called, by its path, from the definitions that the board itself reads. */
export async function titles(): Promise<Record<string, string>> {
  const { module } = await runnerImport<{ resources: Definition[] }>('/src/resources/index.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  })
  const entries = module.resources.filter(({ resource }) => resource.meta?.menu && resource.list)
  return Object.fromEntries(entries.map(({ resource }) => [resource.list as string, resource.meta!.label!]))
}

/** `runnerImport` starts no build, without which Vite fails at the first CSS module. */
const none = '\0no-styles'
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? none : undefined),
  load: (id) => (id === none ? 'export default {}' : undefined),
}
