import { readConfig } from '../config.ts'
import { type Check, runChecks } from '../doctor/check.ts'
import { graderModelCheck } from '../doctor/grader-model.ts'
import { gradingCheck } from '../doctor/grading.ts'
import { machineChecks } from '../doctor/machine.ts'
import { settingsChecks } from '../doctor/settings.ts'
import { speechChecks } from '../doctor/speech.ts'
import { Refusal } from '../refusal.ts'

/** `npm run doctor`: what works on this machine, what does not, and what to do about it. */
const checks = [...machineChecks, ...checksOfSettings(), gradingCheck]
process.exitCode = (await runChecks(checks, console.log)) ? 0 : 1

/** The rest can only be looked at once the settings can be read. */
function checksOfSettings(): Check[] {
  try {
    const config = readConfig(process.env)
    return [
      { name: 'settings', look: () => ({ kind: 'ok', what: 'valid' }) },
      ...settingsChecks(config),
      ...speechChecks(config),
      graderModelCheck(config),
    ]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const todo = 'correct that setting; what depends on it was not looked at'
    return [{ name: 'settings', look: () => ({ kind: 'fail', what: error.message, todo }) }]
  }
}
