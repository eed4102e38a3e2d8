// `npm run check`: everything that can be told about the code without running it.
import { runChecks } from './checks.mjs'

const { failed } = await runChecks()
process.exitCode = failed === 0 ? 0 : 1
