/** TypeScript to JavaScript as in `@poppinss/ts-exec`, for the compiled product and for the tests. */
import { createRequire } from 'node:module'

/** The options that ts-exec takes from our tsconfig.json; transform_typescript.spec.ts compares the results. */
export const options = {
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    externalHelpers: false,
    parser: { syntax: 'typescript', tsx: false, decorators: true, dynamicImport: true },
    transform: { decoratorMetadata: true, legacyDecorator: true, react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

const requireOfTsExec = createRequire(import.meta.resolve('@poppinss/ts-exec'))
export const version = requireOfTsExec('@swc/core/package.json').version

export function transform(text, filename) {
  const { code, map } = requireOfTsExec('@swc/core').transformSync(text, { filename, ...options })
  const inline = Buffer.from(map).toString('base64')
  return `${code}\n\n//# sourceMappingURL=data:application/json;base64,${inline}`
}

/** @returns the code, and the source map as JSON without the source itself */
export async function transformInWorker(text, filename) {
  const { code, map } = await requireOfTsExec('@swc/core').transform(text, { filename, ...options })
  return { code, map: JSON.parse(map) }
}
