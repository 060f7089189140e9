import {
  type CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  paginateDescribeStacks,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'

export interface StackThere {
  readonly name: string
  readonly isProtected: boolean
}

/** The stacks of a stage that are there. */
export async function stacksThere(
  client: CloudFormationClient,
  stage: string,
): Promise<StackThere[]> {
  const stacks: StackThere[] = []
  for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
    for (const { StackName: name = '', EnableTerminationProtection } of Stacks)
      if (name.startsWith(`Tembea-${stage}-`))
        stacks.push({ name, isProtected: EnableTerminationProtection === true })
  return stacks
}

/** The buckets of a stack, by their names. */
export async function listBuckets(
  client: CloudFormationClient,
  StackName: string,
): Promise<string[]> {
  const names: string[] = []
  for await (const page of paginateListStackResources({ client }, { StackName }))
    for (const {
      ResourceType,
      PhysicalResourceId,
      ResourceStatus,
    } of page.StackResourceSummaries ?? [])
      if (ResourceType === 'AWS::S3::Bucket' && ResourceStatus !== 'DELETE_COMPLETE')
        names.push(PhysicalResourceId ?? '')
  return names
}

/**
 * Deletes a stack and waits for it.
 * @param pause waits between two looks at it
 * @returns why it could not be deleted; undefined once it is gone
 */
export async function deleteStack(
  client: CloudFormationClient,
  StackName: string,
  pause: () => Promise<void>,
): Promise<string | undefined> {
  const { Stacks: [{ StackId = StackName } = {}] = [] } = await client.send(
    new DescribeStacksCommand({ StackName }),
  )
  await client.send(new DeleteStackCommand({ StackName }))
  for (;;) {
    await pause()
    // By its id, since a stack that is gone has no name any more.
    const { Stacks: [stack] = [] } = await client.send(
      new DescribeStacksCommand({ StackName: StackId }),
    )
    if (stack?.StackStatus === 'DELETE_COMPLETE') return undefined
    if (stack?.StackStatus === 'DELETE_FAILED') return stack.StackStatusReason ?? 'no reason told'
  }
}
