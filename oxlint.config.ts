import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'
import { restrictedGlobals, restrictedProperties } from './scripts/browsers/rules.mjs'
import { borders } from './storefront/importBoundaries.js'

const inNumber = ['isFinite', 'isNaN', 'parseFloat', 'parseInt'].map((name) => ({
  name,
  message: `It stands in Number: Number.${name}`,
}))

/** All that is asked of a script; whoever adds a rule looks into `oxlint --rules` first. */
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
  // Beside `prefer-number-properties`, which sees them only where they are called.
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

/** What a decorator stands by is handed over by its type at run time, which `import type` would take away. */
const decorated = {
  files: globSync('api/{app,commands}/**/*.ts', { cwd: import.meta.dirname })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\s*@\w/m.test(readFileSync(new URL(file, import.meta.url), 'utf8'))),
  rules: { 'typescript/consistent-type-imports': 'off' },
} satisfies OxlintOverride

/**
 * Without `set-state-in-effect`: a page is rendered without knowing its reader, so an island learns who reads,
 * where and when in an effect.
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

/** Code that sees what people wrote. */
const patterns: OxlintOverride = {
  files: ['api/{app,config,drivers,server,start}/**/*.ts', '{storefront,backoffice}/src/**/*.{ts,tsx}'],
  rules: { 'own/no-endless-lazy': 'error' },
}

/** The modules of api that fronts bundle. */
const bundled = JSON.parse(readFileSync(new URL('api/tsconfig.browsers.json', import.meta.url), 'utf8')) as {
  include: string[]
  files: string[]
}

/** What browsers run. */
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
  message: 'core/spreadsheet.ts writes every workbook, and lets no cell become a formula',
}

/** Libraries that take long to load and that few requests need. */
const loadedLate = ['katex', 'pinyin-pro', 'sanitize-html'].map((name) => ({
  name,
  allowTypeImports: true,
  message: 'core/process/lazily.ts loads it when it is first needed, not at every start',
}))

/** Parts of the library that are used through components alone. */
const wrapped = [
  {
    name: 'antd',
    importNames: ['Select'],
    message: 'components/fields/Select.tsx says where it may that a select is required',
  },
  {
    name: 'antd',
    importNames: ['Modal', 'Drawer', 'Popconfirm'],
    message: 'components/dialog gives the focus to where the work begins, and back',
  },
]

/** Of two that name the same file, the later one holds alone. */
const restricted: [string, object[]][] = [
  ['api/commands/**/*.ts', [workbooks]],
  ['api/{app,drivers,server,start}/**/*.ts', [workbooks, ...loadedLate]],
  ['api/app/core/spreadsheet.ts', loadedLate],
  ['backoffice/src/**/*.tsx', wrapped],
]

/** Borders of the shop, read for .astro files too; all others are in .dependency-cruiser.mjs. */
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
  // Said here too, because without Git oxlint does not read .gitignore.
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
    patterns,
    browsers,
    ...restricted.map(([files, paths]) => ({
      files: [files],
      rules: { 'no-restricted-imports': ['error', { paths }] },
    })),
    ...shop,
  ] as OxlintOverride[],
})
