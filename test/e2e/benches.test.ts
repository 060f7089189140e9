import { testBenches } from '../bench/small-bench'

testBenches('with the product')
