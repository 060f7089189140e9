/** What keeps a command from its work, in words for whoever typed it: shown without a stack. */
export class OperateFailure extends Error {
  override readonly name = 'OperateFailure'
}
