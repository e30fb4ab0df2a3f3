/** How dependency-cruiser finds the file behind an import: `./x.js` is `x.ts`, `~` is the shop's src. */
const { join } = require('node:path')

module.exports = {
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    alias: { '~': join(__dirname, '../storefront/src') },
    conditionNames: ['import', 'default'],
  },
}
