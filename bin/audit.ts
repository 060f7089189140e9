import { audit } from '../infra/operate/audit'
import { OperateFailure } from '../infra/operate/operate-failure'

try {
  console.log(await audit())
} catch (error) {
  console.error(error instanceof OperateFailure ? error.message : error)
  process.exitCode = 1
}
