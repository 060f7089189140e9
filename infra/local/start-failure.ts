/**
 * A start that cannot go on, told in one sentence that says what to do: printed without a stack
 * trace, exit code 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
