import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A library that few requests need and that takes time and memory to load: read when it is first asked for. */
export function lazily<Library>(name: string, prepare: (library: Library) => void = () => {}): () => Library {
  let library: Library | undefined
  return () => {
    if (!library) {
      library = require(name) as Library
      prepare(library)
    }
    return library
  }
}
