// Runs in the Node of Lambda's runtime, outside of the test runner: loads each bundle that the file
// of its first argument lists, with the environment of its function alone, and prints what failed.
const { readFileSync, writeSync } = require('node:fs')

const failures = []
for (const { name, file, environment } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  for (const variable of Object.keys(process.env)) delete process.env[variable]
  Object.assign(process.env, environment)
  try {
    const { handler } = require(file)
    if (typeof handler !== 'function') failures.push(`${name}: exports no handler`)
  } catch (error) {
    failures.push(`${name}: ${error?.stack ?? error}`.slice(0, 600))
  }
  for (const path of Object.keys(require.cache)) delete require.cache[path]
}
writeSync(1, JSON.stringify({ version: process.versions.node, failures: failures.slice(0, 20) }))
process.exit()
