import { passwordCost } from '../../functions/agents/password-cost'

/**
 * Hundreds of sign-ins would otherwise spend a quarter of a second each on being slow on purpose.
 */
passwordCost.N = 2 ** 10
