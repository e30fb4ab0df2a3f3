import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'
import { restrictedGlobals, restrictedProperties } from './scripts/browsers/rules.mjs'
import { borders } from './storefront/importBoundaries.js'

const inNumber = ['isFinite', 'isNaN', 'parseFloat', 'parseInt'].map((name) => ({
  name,
  message: `Use Number.${name}`,
}))

/** Rules for all scripts. Before writing a rule, look for it in `oxlint --rules`. */
const rules: OxlintOverride['rules'] = {
  'eqeqeq': ['error', 'always'],
  'no-array-constructor': 'error',
  'no-caller': 'error',
  'no-cond-assign': ['error', 'except-parens'],
  'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
  'no-control-regex': 'error',
  'no-debugger': 'error',
  'no-duplicate-case': 'error',
  'no-eval': ['error', { allowIndirect: false }],
  'no-ex-assign': 'error',
  'no-extra-boolean-cast': 'error',
  'no-fallthrough': 'error',
  'no-inner-declarations': ['error', 'functions', { blockScopedFunctions: 'allow' }],
  'no-invalid-regexp': ['error', { allowConstructorFlags: ['u', 'y'] }],
  'no-irregular-whitespace': ['error', { skipRegExps: false, skipTemplates: false }],
  'no-new-wrappers': 'error',
  'no-proto': 'error',
  'no-regex-spaces': 'error',
  // In addition to `prefer-number-properties`, which only reports calls.
  'no-restricted-globals': ['error', ...inNumber],
  'no-self-assign': ['error', { props: true }],
  'no-self-compare': 'error',
  'no-sparse-arrays': 'error',
  'no-this-before-super': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-unsafe-negation': 'error',
  'no-with': 'error',
  'one-var': ['error', 'never'],
  'use-isnan': ['error', { enforceForIndexOf: false, enforceForSwitchCase: true }],
  'valid-typeof': ['error', { requireStringLiterals: true }],
  'node/handle-callback-err': ['error', '^(err|error)$'],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
  'typescript/prefer-for-of': 'error',
  'unicorn/no-instanceof-builtins': 'error',
  'unicorn/no-useless-spread': 'error',
  'unicorn/prefer-module': 'error',
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/prefer-number-properties': ['error', { checkInfinity: false, checkNaN: true }],
  'own/naming-convention': 'error',
  'own/no-undef-init': 'error',
}

/** Decorators need the types of constructor parameters at run time, which `import type` would remove. */
const decorated = {
  files: globSync('api/{app,commands}/**/*.ts', { cwd: import.meta.dirname })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\s*@\w/m.test(readFileSync(new URL(file, import.meta.url), 'utf8'))),
  rules: { 'typescript/consistent-type-imports': 'off' },
} satisfies OxlintOverride

/**
 * Without `set-state-in-effect`: a page is rendered without a session, so an island reads user, place and time in an
 * effect.
 */
const hooks: OxlintOverride = {
  files: ['{storefront,backoffice}/src/**/*.{ts,tsx}'],
  rules: {
    'react/error-boundaries': 'error',
    'react/exhaustive-deps': 'error',
    'react/globals': 'error',
    'react/immutability': 'error',
    'react/incompatible-library': 'error',
    'react/preserve-manual-memoization': 'error',
    'react/purity': 'error',
    'react/refs': 'error',
    'react/rules-of-hooks': 'error',
    'react/set-state-in-render': 'error',
    'react/static-components': 'error',
    'react/unsupported-syntax': 'error',
    'react/use-memo': 'error',
  },
}

const invalidation: OxlintOverride = {
  files: ['backoffice/src/**/*.{ts,tsx}'],
  rules: { 'own/detail-needs-id': 'error' },
}

/** Code that processes user input. */
const patterns: OxlintOverride = {
  files: ['api/{app,config,drivers,server,start}/**/*.ts', '{storefront,backoffice}/src/**/*.{ts,tsx}'],
  rules: { 'own/no-endless-lazy': 'error' },
}

/** The modules of api that the front ends bundle. */
const bundled = JSON.parse(readFileSync(new URL('api/tsconfig.browsers.json', import.meta.url), 'utf8')) as {
  include: string[]
  files: string[]
}

/** Browser code. */
const browsers: OxlintOverride = {
  files: [
    'storefront/{src,worker}/**/*.{ts,tsx}',
    'backoffice/src/**/*.{ts,tsx}',
    ...[...bundled.include, ...bundled.files].map((path) => `api/${path}`),
  ],
  excludeFiles: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-globals': ['error', ...inNumber, ...restrictedGlobals],
    'no-restricted-properties': ['error', ...restrictedProperties],
  },
}

const workbooks = {
  name: 'hucre/xlsx',
  allowImportNames: ['readXlsx', 'streamXlsxRows'],
  message: 'core/spreadsheet.ts writes all workbooks and prevents formulas in cells',
}

/** Libraries that load slowly and that few requests need. */
const loadedLate = ['katex', 'pinyin-pro', 'sanitize-html'].map((name) => ({
  name,
  allowTypeImports: true,
  message: 'load it with core/process/lazily.ts on first use instead of at boot',
}))

/** Parts of antd that have wrapper components. */
const wrapped = [
  { name: 'antd', importNames: ['Select'], message: 'use components/fields/Select.tsx, which sets aria-required' },
  {
    name: 'antd',
    importNames: ['Modal', 'Drawer', 'Popconfirm'],
    message: 'use components/dialog, which manages the focus',
  },
]

/** When two entries match a file, only the later one applies. */
const restricted: [string, object[]][] = [
  ['api/commands/**/*.ts', [workbooks]],
  ['api/{app,drivers,server,start}/**/*.ts', [workbooks, ...loadedLate]],
  ['api/app/core/spreadsheet.ts', loadedLate],
  ['backoffice/src/**/*.tsx', wrapped],
]

/** Import boundaries of the storefront, also used for .astro files; all others are in .dependency-cruiser.mjs. */
const shop = borders.map(({ folder, patterns }) => ({
  files: [`storefront/src/${folder}/**/*.{ts,tsx}`],
  excludeFiles: ['**/*.test.ts'],
  rules: { 'own/borders': ['error', ...patterns] },
}))

export default defineConfig({
  plugins: ['node', 'react', 'typescript', 'unicorn'],
  jsPlugins: ['./scripts/lint_rules.mjs'],
  categories: { correctness: 'off' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // Repeated here, because oxlint does not read .gitignore without Git.
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/.astro/**',
    '**/.adonisjs/**',
    'api/app/core/schema.ts',
    'data/**',
    'database/demo/media/**',
    '**/*.astro',
  ],
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules },
    decorated,
    hooks,
    invalidation,
    patterns,
    browsers,
    ...restricted.map(([files, paths]) => ({
      files: [files],
      rules: { 'no-restricted-imports': ['error', { paths }] },
    })),
    ...shop,
  ] as OxlintOverride[],
})
