import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

export const isCommonPassword = (candidate: string): boolean => common.has(candidate)
