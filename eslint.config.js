import { configApp } from '@adonisjs/eslint-config'
import { borders as shopBorders } from './storefront/borders.js'

/** Borders of the shop, read for .astro files too; all others are in .dependency-cruiser.mjs. */
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
  ...shop
)
