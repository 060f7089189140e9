import { receiveMails } from './receive-mails'
import { checkSubscriptions } from './unconfirmed'

/** What is seen to once a stage is deployed, and what somebody has to do about it. */
export const afterDeployment = async (args: readonly string[]): Promise<string> =>
  [await checkSubscriptions(args), await receiveMails(args)].join('\n')
