/** Exits with a clear message if the Node version cannot run this product. */
const major = Number(process.versions.node.split('.')[0])

if (major < 26) {
  console.error(
    `Zhuxue needs Node 26 and brings its own: use "npm start", "npm test" or "npm run ace" (this is Node ${process.versions.node}).`
  )
  process.exit(1)
}
