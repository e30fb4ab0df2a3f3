import { configApp, RULES_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import { borders as shopBorders } from './storefront/borders.js'

/** Borders of the shop, read for .astro files too; all others are in .dependency-cruiser.mjs. */
const shop = shopBorders.map(({ folder, patterns }) => ({
  files: [`storefront/src/${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
}))

/** `configApp` reads `.ts` alone; the screens are `.tsx`. */
const screens = { files: ['**/*.tsx'], rules: RULES_LIST }

const hooks = {
  plugins: reactHooks.configs.flat.recommended.plugins,
  files: ['{storefront,backoffice}/src/**/*.{ts,tsx}'],
  rules: {
    ...reactHooks.configs.flat.recommended.rules,
    'react-hooks/exhaustive-deps': 'error',
    // A page is rendered without knowing its reader, so an island learns who reads, where and when in an effect.
    'react-hooks/set-state-in-effect': 'off',
  },
}

const workbooks = {
  files: ['api/{app,commands,drivers,server,start}/**/*.ts'],
  ignores: ['api/app/core/spreadsheet.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'hucre/xlsx',
            allowImportNames: ['readXlsx', 'streamXlsxRows'],
            message: 'core/spreadsheet.ts writes every workbook, and lets no cell become a formula',
          },
        ],
      },
    ],
  },
}

/** Libraries that take long to load and that few requests need. */
const loadedLate = {
  files: ['api/{app,drivers,server,start}/**/*.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths: ['katex', 'pinyin-pro', 'sanitize-html'].map((name) => ({
          name,
          allowTypeImports: true,
          message: 'core/process/lazily.ts loads it when it is first needed, not at every start',
        })),
      },
    ],
  },
}

/** Parts of the library that are used through the kit alone. */
const wrapped = {
  files: ['backoffice/src/**/*.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'antd',
            importNames: ['Select'],
            message: 'kit/fields/Select.tsx says where it may that a select is required',
          },
          {
            name: 'antd',
            importNames: ['Modal', 'Drawer', 'Popconfirm'],
            message: 'kit/dialog gives the focus to where the work begins, and back',
          },
        ],
      },
    ],
  },
}

export default configApp(
  {
    ignores: [
      '**/dist/**',
      '**/.astro/**',
      '**/.adonisjs/**',
      'api/app/core/schema.ts',
      'data/**',
      'database/demo/media/**',
      '**/*.astro',
    ],
  },
  screens,
  hooks,
  {
    rules: {
      '@unicorn/filename-case': 'off',
      // `fen(yuan)` and `yuan(fen)` are the clearest names there are.
      '@typescript-eslint/no-shadow': 'off',
      '@unicorn/no-await-expression-member': 'off',
      // Prettier is a step of its own, for every kind of file.
      'prettier/prettier': 'off',
    },
  },
  workbooks,
  loadedLate,
  wrapped,
  ...shop
)
