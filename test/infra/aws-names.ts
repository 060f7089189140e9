/**
 * What AWS lets a name that we choose look like, by its type and place in a template: the patterns
 * and lengths of the services' API models. `*` stands for a place in a list. A test asks for a row
 * for every name and description in our templates.
 */
export const namePatterns: Readonly<Record<string, RegExp>> = {
  'AWS::ApiGatewayV2::Api Description': /^.{0,1024}$/,
  'AWS::ApiGatewayV2::Api Name': /^.{1,128}$/,
  'AWS::ApiGatewayV2::Stage StageName': /^(\$default|[\w-]{1,128})$/,
  'AWS::Backup::BackupPlan BackupPlan.BackupPlanName': /^[\w.-]{1,50}$/,
  'AWS::Backup::BackupPlan BackupPlan.BackupPlanRule.*.RuleName': /^[\w.-]{1,50}$/,
  'AWS::Backup::BackupSelection BackupSelection.SelectionName': /^[\w.-]{1,50}$/,
  'AWS::Backup::BackupVault BackupVaultName': /^[a-zA-Z0-9_-]{2,50}$/,
  'AWS::Budgets::Budget Budget.BudgetName':
    /^(?![^:\\]*\/action\/|.*<script>.*<\/script>.*)[^:\\]{1,100}$/i,
  'AWS::CertificateManager::Certificate DomainName': /^(\*\.)?([a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/,
  'AWS::CertificateManager::Certificate DomainValidationOptions.*.DomainName':
    /^([a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/,
  'AWS::CloudFront::CachePolicy CachePolicyConfig.Name': /^[\w-]{1,128}$/,
  'AWS::CloudFront::Distribution DistributionConfig.Comment': /^.{0,128}$/,
  'AWS::CloudFront::Distribution DistributionConfig.Origins.*.Id': /^.{1,128}$/,
  'AWS::CloudFront::Distribution DistributionConfig.Origins.*.OriginCustomHeaders.*.HeaderName':
    /^[\w-]{1,256}$/,
  'AWS::CloudFront::Function FunctionConfig.Comment': /^.{0,128}$/,
  'AWS::CloudFront::Function Name': /^[\w-]{1,64}$/,
  'AWS::CloudFront::OriginAccessControl OriginAccessControlConfig.Name': /^.{1,64}$/,
  'AWS::CloudFront::OriginRequestPolicy OriginRequestPolicyConfig.Name': /^[\w-]{1,128}$/,
  'AWS::CloudFront::ResponseHeadersPolicy ResponseHeadersPolicyConfig.Name': /^[\w-]{1,128}$/,
  'AWS::CloudWatch::Alarm AlarmDescription': /^.{0,1024}$/s,
  'AWS::CloudWatch::Alarm Dimensions.*.Name': /^[^:].{0,254}$/,
  'AWS::CloudWatch::Alarm MetricName': /^.{1,255}$/,
  'AWS::CloudWatch::Alarm Metrics.*.Id': /^[a-z]\w{0,254}$/,
  'AWS::CloudWatch::Alarm Metrics.*.MetricStat.Metric.Dimensions.*.Name': /^[^:].{0,254}$/,
  'AWS::CloudWatch::Alarm Metrics.*.MetricStat.Metric.MetricName': /^.{1,255}$/,
  'AWS::CloudWatch::Alarm Metrics.*.MetricStat.Metric.Namespace': /^[^:].{0,254}$/,
  'AWS::CloudWatch::Alarm Namespace': /^[^:].{0,254}$/,
  'AWS::CloudWatch::CompositeAlarm AlarmDescription': /^.{0,1024}$/s,
  'AWS::CloudWatch::CompositeAlarm AlarmName': /^.{1,255}$/,
  'AWS::CloudWatch::Dashboard DashboardName': /^[\w-]{1,255}$/,
  'AWS::CodeDeploy::DeploymentGroup DeploymentConfigName':
    /^CodeDeployDefault\.Lambda(AllAtOnce|Canary10Percent5Minutes)$/,
  'AWS::DynamoDB::Table AttributeDefinitions.*.AttributeName': /^.{1,255}$/,
  'AWS::DynamoDB::Table GlobalSecondaryIndexes.*.IndexName': /^[\w.-]{3,255}$/,
  'AWS::DynamoDB::Table GlobalSecondaryIndexes.*.KeySchema.*.AttributeName': /^.{1,255}$/,
  'AWS::DynamoDB::Table KeySchema.*.AttributeName': /^.{1,255}$/,
  'AWS::DynamoDB::Table TimeToLiveSpecification.AttributeName': /^.{1,255}$/,
  'AWS::Events::Rule Description': /^.{0,512}$/s,
  'AWS::Events::Rule Targets.*.Id': /^[\w.-]{1,64}$/,
  'AWS::IAM::Policy PolicyName': /^[\w+=,.@-]{1,128}$/,
  'AWS::IAM::Role Description': /^[\t\n\r\x20-\x7e\xa1-\xff]{0,1000}$/,
  'AWS::IAM::Role Policies.*.PolicyName': /^[\w+=,.@-]{1,128}$/,
  'AWS::KMS::Key Description': /^.{0,8192}$/s,
  'AWS::Lambda::Alias Name': /^(?![0-9]+$)[\w-]{1,128}$/,
  'AWS::Lambda::Function Description': /^.{0,256}$/s,
  'AWS::Lambda::Function FunctionName': /^[\w-]{1,64}$/,
  'AWS::Lambda::LayerVersion Description': /^.{0,256}$/s,
  'AWS::Logs::Delivery DeliverySourceName': /^[\w-]{1,60}$/,
  'AWS::Logs::DeliveryDestination Name': /^[\w-]{1,60}$/,
  'AWS::Logs::DeliverySource Name': /^[\w-]{1,60}$/,
  'AWS::Logs::LogGroup LogGroupName': /^[\w./#-]{1,512}$/,
  'AWS::Logs::MetricFilter MetricTransformations.*.MetricName': /^[^:*$]{1,255}$/,
  'AWS::Logs::MetricFilter MetricTransformations.*.MetricNamespace': /^[^:*$]{1,255}$/,
  'AWS::Route53::RecordSet Name': /^([\w-]{1,63}\.)+$/,
  'AWS::S3::Bucket BucketName': /^(?!xn--|sthree-)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  'AWS::SES::ConfigurationSet Name': /^[A-Za-z0-9_-]{1,64}$/,
  'AWS::SES::ReceiptRuleSet RuleSetName': /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}[A-Za-z0-9]$/,
  'AWS::SES::EmailIdentity MailFromAttributes.MailFromDomain':
    /^([a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/,
  'AWS::SSM::Parameter Description': /^.{0,1024}$/s,
  'AWS::SSM::Parameter Name': /^\/(?!aws|ssm)[\w./-]{1,1010}$/i,
  'AWS::SecretsManager::Secret Description': /^.{0,2048}$/s,
  // A name that ends as AWS's own six letters do is taken for a whole ARN.
  'AWS::SecretsManager::Secret Name': /^(?!.*-\w{6}$)[\w/+=.@-]{1,512}$/,
  'AWS::WAFv2::LoggingConfiguration RedactedFields.*.SingleHeader.Name': /^\S.{0,63}$/,
  'AWS::WAFv2::WebACL Rules.*.Name': /^[\w-]{1,128}$/,
  'AWS::WAFv2::WebACL Rules.*.Statement.ManagedRuleGroupStatement.Name':
    /^AWSManagedRules\w{1,113}$/,
  'AWS::WAFv2::WebACL Rules.*.Statement.ManagedRuleGroupStatement.RuleActionOverrides.*.Name':
    /^[\w-]{1,128}$/,
  'AWS::WAFv2::WebACL Rules.*.Statement.ManagedRuleGroupStatement.VendorName': /^AWS$/,
  'AWS::WAFv2::WebACL Rules.*.VisibilityConfig.MetricName': /^[\w#:./-]{1,255}$/,
  'AWS::WAFv2::WebACL Rules.*.Statement.RateBasedStatement.ScopeDownStatement.ByteMatchStatement.FieldToMatch.SingleHeader.Name':
    /^\S.{0,63}$/,
  'AWS::WAFv2::WebACL VisibilityConfig.MetricName': /^[\w#:./-]{1,255}$/,
}

/** Of keys and values of tags, for every type. */
export const tagPattern = /^(?!aws:)[\p{L}\p{Z}\p{N}_.:/=+@-]{1,128}$/u

/** A route of an HTTP API: literal segments and variables, the last of which may take the rest. */
export const routeKeyPattern =
  /^(\$default|(GET|POST|PUT|PATCH|DELETE) (\/([\w.~-]+|\{[\w.:-]+\}))*(\/\{[\w.:-]+\+\})?)$/
