// Runs in the Node of Lambda's runtime, outside of the test runner: calls the bundle that each
// message names, with the environment of its function alone, and sends back what it answers.
process.on('message', async ({ id, file, environment, event, context }) => {
  for (const variable of Object.keys(process.env)) delete process.env[variable]
  Object.assign(process.env, environment)
  try {
    const { handler } = require(file)
    const answer = await handler(event, { ...context, getRemainingTimeInMillis: () => 20_000 })
    process.send({ id, answer })
  } catch (error) {
    process.send({ id, failure: String(error?.stack ?? error) })
  }
  for (const path of Object.keys(require.cache)) delete require.cache[path]
})
process.send({ version: process.versions.node })
