import { configApp } from '@adonisjs/eslint-config'
import { borders as shopBorders } from './storefront/borders.js'

/**
 * The order of domains is the architecture (docs/architecture.md): a domain imports those to its left,
 * never to its right. `statistics` stands last, so nobody imports it.
 */
const order = [
  'core',
  'settings',
  'media',
  'accounts',
  'channels',
  'catalogue',
  'certificates',
  'learning',
  'exams',
  'commerce',
  'invoices',
  'comments',
  'statistics',
]

const borders = order.slice(0, -1).map((domain, at) => ({
  files: [`api/app/${domain}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^#(${order.slice(at + 1).join('|')})/`,
            message: `${domain} stands left of it: move the code right, or the fact left.`,
          },
        ],
      },
    ],
  },
}))

/** A driver knows its vendor and nothing of the business. */
const drivers = {
  files: ['api/drivers/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^#(${order.slice(1).join('|')})/`,
            message: 'a driver knows nothing of the business: give it plain values.',
          },
        ],
      },
    ],
  },
}

const shop = shopBorders.map(({ folder, patterns }) => ({
  files: [`storefront/src/${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
}))

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
  ...borders,
  ...shop,
  drivers
)
