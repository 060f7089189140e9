/**
 * Runs a command. A StartFailure prints its sentence, any other error its stack trace; both exit
 * with code 1.
 */
export async function run(command) {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  try {
    await command()
  } catch (error) {
    process.stderr.write(
      `${error?.name === 'StartFailure' ? error.message : (error?.stack ?? error)}\n`,
    )
    process.exitCode = 1
  }
}
