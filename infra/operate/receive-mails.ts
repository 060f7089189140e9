import { parseArgs } from 'node:util'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import {
  DescribeActiveReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses'
import { receiptRulesName } from '../config/place'
import { stacksThere } from './destroy/stacks'
import { OperateFailure } from './operate-failure'

/** SES takes in mails in the region of its stage alone. */
const place = { region: 'us-east-1' }

/**
 * `npm run deploy` lets SES take in mails by the stage's rules, where it has some: an account has one
 * active set of rules, and CloudFormation makes none so.
 */
export async function receiveMails(args: readonly string[]): Promise<string> {
  const { stage } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } }).values
  if (stage === undefined) throw new OperateFailure('after-deployment --stage dev|prod')
  const there = await stacksThere(new CloudFormationClient(place), stage)
  if (!there.some(({ name }) => name.endsWith('-Inbound'))) return 'No mails are taken in.'
  const ses = new SESClient(place)
  const RuleSetName = receiptRulesName(stage)
  const { Metadata } = await ses.send(new DescribeActiveReceiptRuleSetCommand({}))
  if (Metadata?.Name === RuleSetName) return 'Mails are taken in.'
  if (Metadata?.Name !== undefined)
    return `NOT TAKEN IN, so answers to mails come back: SES goes by the rules “${Metadata.Name}”, and an account has one active set. Add ours to it, or run: aws ses set-active-receipt-rule-set --rule-set-name ${RuleSetName}`
  await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName }))
  return 'Mails are taken in from now on.'
}
