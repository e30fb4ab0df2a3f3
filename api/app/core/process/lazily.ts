import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Loads a library that few requests need and that takes time and memory, on first use. */
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
