import { checkDemo } from './check.js'

/** Run `node --import=@poppinss/ts-exec demo/checks/verify.ts` after a change of the demo content. */
const problems = checkDemo()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log('the demo content is consistent')
