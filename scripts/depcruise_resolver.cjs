/** Import resolution of dependency-cruiser: `./x.js` is `x.ts`, `~` is the src of the storefront. */
const { join } = require('node:path')

module.exports = {
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    alias: { '~': join(__dirname, '../storefront/src') },
    conditionNames: ['import', 'default'],
  },
}
